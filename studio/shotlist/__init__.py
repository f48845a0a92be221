"""The shot list, in parts."""
