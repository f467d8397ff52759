"""Receives the events of a webhook. Needs SECRET, the key of the webhook, and PORT."""

import os
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from sanguine_sdk import InvalidSignature, read_webhook

seen: set[str] = set()


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        try:
            event = read_webhook(os.environ["SECRET"], dict(self.headers), body)
        except InvalidSignature:
            self.send_response(401)
            self.end_headers()
            return
        self.send_response(204)
        self.end_headers()
        # an attempt that is repeated has the same id
        if self.headers["webhook-id"] not in seen:
            seen.add(self.headers["webhook-id"])
            print(event["type"], event["data"], flush=True)


server = ThreadingHTTPServer(("127.0.0.1", int(os.environ["PORT"])), Receiver)
print(f"Listening at port {server.server_port}", flush=True)
server.serve_forever()
