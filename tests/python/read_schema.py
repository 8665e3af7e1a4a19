"""Reads the schema of the service with graphql-core, as Python clients do, and prints the number of its types."""

import json
import os
import urllib.request

from graphql import build_client_schema, build_schema, get_introspection_query, lexicographic_sort_schema, print_schema, validate_schema

SERVICE = os.environ["RANGEFINDER"]


def introspection(**options: bool) -> dict:
    body = json.dumps({"query": get_introspection_query(**options)}).encode()
    request = urllib.request.Request(f"{SERVICE}/graphql", body, {"Content-Type": "application/json"})
    return json.load(urllib.request.urlopen(request))["data"]


ALL = {"specified_by_url": True, "directive_is_repeatable": True, "schema_description": True, "input_value_deprecation": True}
for options in ({}, ALL):
    schema = build_client_schema(introspection(**options))
    assert validate_schema(schema) == []

text = build_schema(urllib.request.urlopen(f"{SERVICE}/schema.graphql").read().decode())
assert print_schema(lexicographic_sort_schema(text)) == print_schema(lexicographic_sort_schema(schema))
print(len(schema.type_map))
