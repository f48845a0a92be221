"""Parts that all places are built from: blocks, paint, sun, camera."""
