#!/bin/sh
# Makes the secrets of deploy/compose.yaml, once: what is there already stays. Fawry's key is its own to give.
set -eu
umask 077
folder=$(dirname "$0")/secrets
mkdir -p "$folder"

keep() {
  [ -e "$folder/$1" ] || printf '%s' "$2" > "$folder/$1"
}

keep signing_key "$(openssl rand -hex 32)"
keep data_key "$(openssl rand -hex 32)"
keep database_password "$(openssl rand -hex 24)"
keep database_url "postgres://daftar:$(cat "$folder/database_password")@database:5432/daftar"
# The container reads them as its own user, 1000; nobody else enters the folder.
chmod 0644 "$folder"/*
[ -e "$folder/fawry_secure_key" ] || echo "Still to be written: $folder/fawry_secure_key"
