"""The nine places of the street, one module each. `build(spot)` builds the place around the origin of its bay (families/street.py)."""

BAY = 9.6  # width of each place in metres
