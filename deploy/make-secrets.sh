#!/bin/sh
# Creates the secrets that deploy/compose.yaml uses. Keeps existing files. Fawry's key must be added by hand.
set -eu
umask 077
folder=$(dirname "$0")/secrets
mkdir -p "$folder"

create() {
  [ -e "$folder/$1" ] || printf '%s' "$2" > "$folder/$1"
}

create signing_key "$(openssl rand -hex 32)"
create data_key "$(openssl rand -hex 32)"
create database_password "$(openssl rand -hex 24)"
create database_url "postgres://daftar:$(cat "$folder/database_password")@database:5432/daftar"
# The container's user (1000) must read the files. The folder itself is closed to other users (umask 077).
chmod 0644 "$folder"/*
[ -e "$folder/fawry_secure_key" ] || echo "Write Fawry's secure key to $folder/fawry_secure_key"
