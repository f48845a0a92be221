"""The shot list, by group of pages, and the films."""
