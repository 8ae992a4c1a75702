#!/bin/sh
# Creates the service's role and database in a new cluster. Patroni calls it once, with a superuser's connection string.
set -eu
psql "$1" -v ON_ERROR_STOP=1 -v password="$ALLIANCE_DATABASE_PASSWORD" <<'SQL'
create role alliance login password :'password';
create database alliance owner alliance encoding UTF8 template template0 locale 'C.UTF-8';
SQL
