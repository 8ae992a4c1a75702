#!/bin/bash
# Does what the entrypoint of docker.io/library/postgres:18 does with the settings of deploy/compose.yaml: on an empty volume it
# creates the cluster and the database with a temporary server on a Unix socket, then it starts the server that listens on TCP.
set -euo pipefail
export PGDATA=/var/lib/postgresql/18/docker

if [ "$(id -u)" = 0 ]; then
  mkdir -p "$PGDATA" /run/postgresql
  chown -R postgres /var/lib/postgresql /run/postgresql
  exec setpriv --reuid=postgres --regid=postgres --clear-groups "$0"
fi

if [ ! -s "$PGDATA/PG_VERSION" ]; then
  # shellcheck disable=SC2086 # The variable contains several arguments.
  initdb --username="$POSTGRES_USER" --pwfile=<(echo "$POSTGRES_PASSWORD") $POSTGRES_INITDB_ARGS
  echo "host all all all scram-sha-256" >>"$PGDATA/pg_hba.conf"
  pg_ctl --wait --options="-c listen_addresses=''" start
  createdb --username="$POSTGRES_USER" "$POSTGRES_DB"
  # Simulates a slow machine, so that the test fails if a client mistakes this server for the one that listens on TCP.
  sleep 3
  pg_ctl --wait --mode=fast stop
fi

exec postgres -c listen_addresses='*'
