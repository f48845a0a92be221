"""People: a body, a pose, clothes that fit or fall, a head, and what the hands hold."""
