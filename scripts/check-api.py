#!/usr/bin/env python3
"""Runs Schemathesis over the OpenAPI document of a real server, without limits per address or person.

scripts/tools.sh installs it. Give the program that serves (the example `load` of crates/server) as the argument.
"""

import json
import os
import pathlib
import subprocess
import sys
import tempfile
import urllib.request

ROOT = pathlib.Path(__file__).resolve().parent.parent
PYTHON = ROOT / "target/tools/python"
SECONDS = 30
CHECKS = [
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_headers_conformance",
    "response_schema_conformance",
    "negative_data_rejection",
    "unsupported_method",
    "allow_header_conformance",
]
# A schema cannot say which texts are moves, positions or times, so valid data may be refused (no
# positive_data_acceptance). That every route asks who is there is shown by crates/server/tests/commands.rs (no
# ignored_auth: it leaves the session's cookie in the request beside the others that it makes up).

# Half of the texts are taken from these, because few others mean anything to a table.
WORDS = ["e2-e4", "e7-e5", "e2", "g1", "fide-2009", "fide-2018", "300+3", "40/5400+30:1800", "Organiser", "9.2"]
CONFIG = """
warnings = false

[dictionaries]
tables = {{ values = {tables} }}
words = {{ values = {words} }}

[parameters]
"path.table" = {{ dictionary = "tables", probability = 0.9 }}

# What is too large is refused for that before anything else is read.
[checks.negative_data_rejection]
expected-statuses = [400, 401, 403, 404, 405, 406, 409, 413, 415, 422, 428, 429, "5xx"]

[generation]
dictionaries = {{ string = {{ dictionary = "words", probability = 0.5 }} }}
"""


class Person:
    """A person with an account."""

    def __init__(self, site, name):
        self.site = site
        self.headers = {"Origin": site, "Content-Type": "application/json"}
        answer = self.ask("register", {"name": name, "password": "correct horse"})
        cookies = [cookie.split(";")[0] for cookie in answer.headers.get_all("Set-Cookie")]
        self.headers["Cookie"] = "; ".join(cookies)

    def ask(self, path, body):
        data = json.dumps(body).encode()
        request = urllib.request.Request(f"{self.site}/api/v1/{path}", data, self.headers)
        return urllib.request.urlopen(request)

    def open_table(self, **new):
        return json.load(self.ask("tables", new))["table"]


def tables_of(person):
    """Tables of every sort: under way, over, one with this person as arbiter, one that waits for a player."""
    over = person.open_table(opponent="myself")
    person.ask(f"tables/{over}/acts", {"act": {"act": "resign"}})
    return [
        person.open_table(opponent="myself"),
        over,
        person.open_table(opponent="others", arbiter=True),
        person.open_table(opponent="friend"),
        "nosuchtable",
    ]


def check(site):
    person = Person(site, "Organiser")
    with tempfile.TemporaryDirectory() as folder:
        config = pathlib.Path(folder) / "schemathesis.toml"
        config.write_text(CONFIG.format(tables=json.dumps(tables_of(person)), words=json.dumps(WORDS)))
        command = [sys.executable, "-m", "schemathesis.cli", "--config-file", config, "run"]
        command += [f"{site}/api/v1/openapi.json", "--checks", ",".join(CHECKS)]
        command += ["--header", f"Origin: {site}", "--header", f"Cookie: {person.headers['Cookie']}"]
        # These would end the session that the other requests need.
        command += ["--exclude-path-regex", "/(logout|sessions/|password|delete-account)"]
        command += ["--max-time", str(SECONDS), "--workers", "1", "--no-color", *sys.argv[2:]]
        environment = {**os.environ, "PYTHONPATH": str(PYTHON)}
        return subprocess.run(command, env=environment, cwd=folder, check=False).returncode


def main():
    with tempfile.TemporaryDirectory() as data:
        server = subprocess.Popen([sys.argv[1], "serve", data], stdout=subprocess.PIPE, text=True)
        try:
            return check(f"http://{server.stdout.readline().strip()}")
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    sys.exit(main())
