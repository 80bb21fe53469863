"""Screens as text: how every sheet looks at several sizes and moments; `regenerate` writes them anew."""
