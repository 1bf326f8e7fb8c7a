/** A clear sentence instead of a syntax error from deep inside a dependency. */
export function checkNodeVersion() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(
    `方格 Markwright needs Node 20.19 or newer; this is ${process.versions.node}. Get it from https://nodejs.org`,
  );
  process.exit(1);
}
