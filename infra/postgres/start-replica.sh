#!/bin/sh
# Starts a replica: the first time from a copy of the primary, then from its own folder. Needs PGDATA, PRIMARY_HOST, PRIMARY_PORT (5432),
# REPLICATION_PASSWORD, and a settings file as its argument. A promoted replica is not copied again.
set -eu

settings=$1
export PGPASSWORD="$REPLICATION_PASSWORD"
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  mkdir -p "$PGDATA"
  chmod 700 "$PGDATA"
  # An interrupted copy leaves nothing; the primary may not be up yet.
  until pg_basebackup --host="$PRIMARY_HOST" --port="${PRIMARY_PORT:-5432}" --username=replicator --no-password \
    --pgdata="$PGDATA" --wal-method=stream --checkpoint=fast --write-recovery-conf; do
    sleep 2
  done
fi
unset PGPASSWORD
exec postgres -D "$PGDATA" -c config_file="$settings"
