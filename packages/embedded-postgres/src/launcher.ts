/**
 * Shell script that starts PostgreSQL. It runs in the cluster's folder, with a pipe from this process as descriptor 3. The script
 *  - starts a watchdog that reads the pipe. A line means that the server has ended. End of file without a line means that this
 *    process was killed; the watchdog then stops the server (SIGINT, later SIGQUIT). It is forked twice, so that PostgreSQL does
 *    not have a child process that it does not know;
 *  - takes a file lock (where flock exists) that lasts until the server's last process ends. The lock also excludes a server in
 *    another container, whose process ids and shared memory are not visible here;
 *  - removes PostgreSQL's stale lock file, which is safe while the lock is held;
 *  - replaces itself by the server (exec), so that the server is a direct child of this process.
 */
export const launcher = `
serves() {
  case "$(cat /proc/$$/stat 2>/dev/null || ps -o stat=,comm= -p $$ 2>/dev/null)" in
    *') Z '*|Z*) return 1 ;;
    *postgres*|*sh*) return 0 ;;
    *) return 1 ;;
  esac
}
ends_within() {
  tenths=$1
  while serves && [ "$tenths" -gt 0 ]; do sleep 0.1; tenths=$((tenths - 1)); done
  ! serves
}
( {
  if IFS= read -r word <&3; then exit 0; fi
  serves && kill -INT $$
  ends_within 200 || kill -QUIT $$
  ends_within 50 && rmdir "$SOCKET_FOLDER"
} >/dev/null 2>&1 & )
exec 3<&-
if command -v flock >/dev/null 2>&1; then
  exec 9<PG_VERSION
  flock -n 9
  if [ $? -eq 1 ]; then echo 'lock file "PG_VERSION" already exists' >&2; exit 1; fi
fi
if [ -n "$STALE_PID" ] && read -r pid <postmaster.pid && [ "$pid" = "$STALE_PID" ]; then
  rm -f postmaster.pid
fi
exec "$@"
`;
