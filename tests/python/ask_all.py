"""Asks every question that stands on standard input as a Python user would, and writes the answers."""

import json
import os
import sys

from rangefinder import Client
from rangefinder._address import flatten

client = Client(os.environ["RANGEFINDER"])
cases = json.load(sys.stdin)
asked = [getattr(getattr(client, case["set"]), case["name"])(**case["arguments"]) for case in cases["questions"]]
json.dump({"answers": asked, "pairs": [flatten(values) for values in cases["values"]]}, sys.stdout)
