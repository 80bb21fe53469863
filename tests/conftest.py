"""Settings for all tests: hypothesis tries the same modest number of examples every time."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "fute",
    derandomize=True,
    deadline=None,
    max_examples=40,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("fute")
