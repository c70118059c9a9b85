#!/bin/sh
# Creates the secrets that deploy/compose.yaml uses. Keeps existing files. Secrets of payment providers are added by hand.
set -eu
umask 077
folder=$(dirname "$0")/secrets
mkdir -p "$folder/providers"

create() {
  [ -e "$folder/$1" ] || printf '%s' "$2" > "$folder/$1"
}

create signing_key "$(openssl rand -hex 32)"
create data_key "$(openssl rand -hex 32)"
create database_password "$(openssl rand -hex 24)"
create database_url "postgres://daftar:$(cat "$folder/database_password")@database:5432/daftar"
# The container's user (1000) must read the files. The folder itself is closed to other users (umask 077).
chmod 0644 "$folder"/*_*
chmod 0755 "$folder/providers"
echo "Secrets of payment providers go into $folder/providers (mode 0644), or into deploy/.env"
