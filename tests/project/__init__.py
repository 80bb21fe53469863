"""The project itself: layers, docs, packaging."""
