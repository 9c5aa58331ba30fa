"""A place to play: tables over HTTP and WebSocket, kept in a database. Start reading in `table`, then `hall`, then `app`."""
