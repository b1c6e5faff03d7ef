/* Loaded before every script. Plain JavaScript, so that an old Node gets a clear line and not a syntax error. */
const NEEDED = 24;
if (Number(process.versions.node.split('.')[0]) < NEEDED) {
  console.error(`Node ${NEEDED} or newer runs this project; this is ${process.versions.node}. On Linux and Windows npm installs it (run npm ci); on macOS install it from nodejs.org.`);
  process.exit(1);
}
process.env.TZ = 'UTC';
