"""The nine places of the street, one module each: `build(spot)` puts the place round the origin of its bay (families/street.py)."""

BAY = 9.6  # metres of street for each place
