"""People: a body, a pose, fitted and draped clothes, a head, and props in the hands."""
