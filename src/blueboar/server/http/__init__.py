"""The REST api, the pages of the web client, and the application that serves both and the sockets."""
