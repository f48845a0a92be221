"""People: a posed skeleton, flesh over it, cloth that hangs from it, hair, and what they carry."""
