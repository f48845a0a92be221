"""The places, a module each. A module has the defaults PALETTE and OPTIONS, and build(place), which reads place.palette, place.options and
place.seed and adds objects to the scene. x to the right, y away from the camera, z up; metres. A module with a roof defines UNDER, the height
at which the search for the ground below a person starts."""
