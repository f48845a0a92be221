"""What every place is built with: blocks, paint, sun, camera."""
