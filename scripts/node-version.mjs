/** On Linux the workspace installs Node 24. On other systems the installed Node must be new enough to run TypeScript files directly. */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 24 || (major === 24 && minor < 18)) {
  console.error(
    `\nDaftar's scripts need Node 24.18 or newer; this is Node ${process.versions.node}. Install a newer one, or work on Linux.\n`,
  );
  process.exit(1);
}
