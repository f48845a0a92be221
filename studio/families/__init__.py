"""Places of light. Each module has PALETTE and OPTIONS (its defaults) and build(place), which reads place.palette,
place.options and place.seed and leaves objects in the scene. x to the right, y away from the camera, z up; metres. A module with a roof names UNDER, the height from which figures look for the ground."""
