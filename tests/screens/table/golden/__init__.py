"""Screens as text: how every sheet looks at several sizes and moments; `regenerate` rewrites them."""
