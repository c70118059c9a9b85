/** On Linux the workspace brings Node 24; elsewhere the system's has to be new enough to run TypeScript as it is. */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 24 || (major === 24 && minor < 18)) {
  console.error(
    `\nDaftar's scripts need Node 24.18 or newer; this is ${process.versions.node}. Install it, or work on Linux.\n`,
  );
  process.exit(1);
}
