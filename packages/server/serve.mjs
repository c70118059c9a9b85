/**
 * Starts the product in production. A file of its own in plain JavaScript, because an older Node cannot read the TypeScript
 * files: here it says what it needs instead.
 */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 24 || (major === 24 && minor < 18)) {
  console.error(
    `\nDaftar needs Node 24.18 or newer; this is Node ${process.versions.node} (${process.execPath}). Install a newer one, or start with the workspace's own: node_modules/.bin/node packages/server/serve.mjs\n`,
  );
  process.exit(1);
}
await import('./src/commands/serve.ts');
