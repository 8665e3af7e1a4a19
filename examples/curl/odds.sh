#!/bin/sh
# Odds of an Alpha Strike shot with skill 4 at a target that jumped, at every six inches: a table for a spreadsheet.
# RANGEFINDER is the address of the service.
set -eu
server="${RANGEFINDER:-http://localhost:4000}"
curl --silent --show-error --fail \
  "$server/v1/alpha-strike/target-number/sweep?skill=4&targetMoved=JUMPED&tmm=2&inches=6..42/6&figure=target&figure=chance&format=csv"
