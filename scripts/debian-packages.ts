import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { runStep } from './run-step.ts';

/** Says no to services that a package would start by being installed. */
const POLICY = '/usr/sbin/policy-rc.d';
let hasLists = false;

export const canInstallDebian = (): boolean =>
  process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs Debian packages, all or none; false where that is not possible. */
export async function installDebian(names: readonly string[]): Promise<boolean> {
  if (!canInstallDebian()) return false;
  if (!hasLists) await runStep('apt-get', ['update', '-qq'], { quiet: true });
  hasLists = true;
  const hasPolicy = existsSync(POLICY);
  if (!hasPolicy) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    const args = ['install', '-y', '-qq', '--no-install-recommends', ...names];
    return (await runStep('apt-get', args, { quiet: true, env })).ok;
  } finally {
    if (!hasPolicy) rmSync(POLICY, { force: true });
  }
}
