/**
 * The shell that becomes PostgreSQL, run inside the cluster with our pipe as its descriptor 3:
 *  - it leaves a watchdog behind, which reads the pipe. A word means that we saw the server end; the pipe's end without a word
 *    means that we are dead, however that came, and the watchdog asks the server to stop (fast, then at once). It is detached
 *    twice, so the server never learns of a child it did not make;
 *  - it takes a lock that lives as long as the last process of the server, where the system has flock: also against a server in another
 *    container, whose process numbers and shared memory cannot be seen from here;
 *  - it removes a stale lock file of PostgreSQL's own, which only now is safe: nobody else serves;
 *  - it becomes the server, so the server's number and end are ours to see.
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
