"""The app, played as people play it: by keys and by mouse."""
