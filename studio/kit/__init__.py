"""What all places are built from: geometry, building parts, furniture, materials, light and camera."""
