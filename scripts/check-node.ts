const NEEDED = [20, 19] as const;

/** A clear sentence instead of a syntax error from deep inside a dependency. */
export function checkNodeVersion(version = process.versions.node): void {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])) return;
  console.error(
    `方格 Markwright needs Node ${NEEDED.join('.')} or newer; this is ${version}. Get it from https://nodejs.org`,
  );
  process.exit(1);
}
