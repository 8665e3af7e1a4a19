"""What an Alpha Strike shot needs, its odds, and the reason for each modifier.

Usage: python3 shot.py SKILL INCHES [STOOD_STILL|GROUND|JUMPED] [TMM]
RANGEFINDER is the address of the service. Needs nothing but Python 3.8.
"""
import json
import os
import sys
import urllib.error
import urllib.parse
import urllib.request
from fractions import Fraction

SERVER = os.environ.get("RANGEFINDER", "http://localhost:4000")


def ask(question, **arguments):
    """Asks a question by its address behind /v1/. Raises ValueError with what is wrong with the arguments."""
    given = {name: value for name, value in arguments.items() if value is not None}
    address = f"{SERVER}/v1/{question}?{urllib.parse.urlencode(given)}"
    try:
        with urllib.request.urlopen(address, timeout=10) as response:
            return json.load(response)
    except urllib.error.HTTPError as error:
        problem = json.load(error)
        messages = [one["message"] for one in problem.get("problems", [])] or [problem["detail"]]
        raise ValueError("; ".join(messages)) from error


def main(skill, inches, moved=None, tmm=None):
    answer = ask("alpha-strike/target-number", skill=skill, inches=inches, targetMoved=moved, tmm=tmm)
    print(answer["summary"])
    print(f"exactly: {Fraction(answer['chance']['fraction'])}")
    for step in answer["steps"]:
        print(f"- {step['text']} ({step['rule']['url']})")


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except (TypeError, ValueError) as error:
        sys.exit(str(error) if isinstance(error, ValueError) else __doc__)
