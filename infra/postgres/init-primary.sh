#!/bin/sh
# Run once by the image of PostgreSQL, when the folder of the primary is empty. Creates the account and the database of the service, which is
# no superuser, and the account of the replicas. Needs DATABASE_PASSWORD and REPLICATION_PASSWORD.
set -eu

psql --set=ON_ERROR_STOP=1 --username="${POSTGRES_USER:-postgres}" --dbname=postgres \
  --set=service_password="$DATABASE_PASSWORD" --set=replication_password="$REPLICATION_PASSWORD" <<'SQL'
-- A statement that fails is not written to the log of the server: there are passwords in these.
set log_min_error_statement = panic;
set log_min_duration_statement = -1;
set log_statement = none;
create role rangefinder login password :'service_password';
create role replicator login replication password :'replication_password';
create database rangefinder owner rangefinder;
revoke connect on database rangefinder from public;
SQL

# Replicas may connect only from the network of the installation.
printf 'host replication replicator samenet scram-sha-256\n' >>"$PGDATA/pg_hba.conf"
