import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { runStep } from './run-step.ts';
import { freePort } from './temporary-postgres.ts';

export type TemporaryS3 = {
  endpoint: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  stop(): Promise<void>;
};

const PROGRAMS = ['ceph-mon', 'ceph-osd', 'radosgw', 'radosgw-admin', 'ceph', 'ceph-authtool', 'monmaptool'];
const KEYS = { accessKeyId: 'MARKWRIGHTTEST', secretAccessKey: 'markwright-secret-0123456789' };
const READY_MS = 120_000;

/** What is missing of a real S3 server on this machine; empty when it can be started. */
export async function missingPrograms(): Promise<string[]> {
  const found = await Promise.all(PROGRAMS.map((name) => runStep('which', [name], { quiet: true })));
  return PROGRAMS.filter((_, at) => !found[at]?.ok);
}

/**
 * A real S3 server that is not ours: Ceph's object gateway over one monitor and one store in memory, all on this machine's own
 * network and thrown away at the end. About 400 MB of memory.
 */
export async function startS3(): Promise<TemporaryS3> {
  const folder = mkdtempSync(join(tmpdir(), 'markwright-s3-'));
  for (const name of ['mon', 'osd', 'run', 'log', 'gateway']) mkdirSync(join(folder, name));
  const [monitor, older, port] = [await freePort(), await freePort(), await freePort()];
  const cluster = randomUUID();
  const address = `[v2:127.0.0.1:${monitor},v1:127.0.0.1:${older}]`;
  const keyring = join(folder, 'keyring');
  const config = join(folder, 'ceph.conf');
  writeFileSync(config, configText({ folder, cluster, address, keyring, port }));
  const children: ChildProcess[] = [];
  const stop = async () => {
    for (const child of children.reverse()) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  const run = async (program: string, ...args: string[]) => {
    const { ok, output } = await runStep(program, args, { quiet: true, env: { CEPH_CONF: config } });
    if (!ok) throw new Error(`${program} ${args.join(' ')} failed:\n${output}`);
  };
  const start = (program: string, ...args: string[]) => {
    const env = { ...process.env, CEPH_CONF: config };
    children.push(spawn(program, ['-f', ...args], { env, stdio: 'ignore' }));
  };
  const until = async (what: string, look: () => Promise<boolean>) => {
    const limit = Date.now() + READY_MS;
    while (!(await look())) {
      if (Date.now() > limit) throw new Error(`${what} did not become ready`);
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
  };
  const says = async (word: string, ...args: string[]) => {
    const given = ['--connect-timeout', '5', ...args];
    return (await runStep('ceph', given, { quiet: true, env: { CEPH_CONF: config } })).output.includes(word);
  };

  try {
    await run('ceph-authtool', '--create-keyring', keyring, '--gen-key', '-n', 'mon.', '--cap', 'mon', 'allow *');
    for (const name of ['client.admin', 'client.gateway']) {
      await run('ceph-authtool', keyring, '--gen-key', '-n', name, ...EVERYTHING);
    }
    const map = join(folder, 'monmap');
    await run('monmaptool', '--create', '--fsid', cluster, '--addv', 'a', address, map);
    await run('ceph-mon', '--mkfs', '-i', 'a', '--monmap', map, '--keyring', keyring);
    start('ceph-mon', '-i', 'a');
    await until('the monitor', () => says(cluster, '-s'));
    const store = randomUUID();
    await run('ceph', 'osd', 'new', store, '0');
    await run('ceph', 'osd', 'crush', 'add', 'osd.0', '1.0', 'root=default', 'host=localhost');
    const storeKeys = join(folder, 'osd', 'keyring');
    await run('ceph', 'auth', 'get-or-create', 'osd.0', 'mon', 'allow profile osd', 'osd', 'allow *', '-o', storeKeys);
    await run('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', store);
    start('ceph-osd', '-i', '0');
    await until('the store', () => says('1 up', 'osd', 'stat'));
    const keys = ['--access-key', KEYS.accessKeyId, '--secret-key', KEYS.secretAccessKey];
    await run('radosgw-admin', 'user', 'create', '--uid=test', '--display-name=test', ...keys);
    start('radosgw', '-n', 'client.gateway');
    const endpoint = `http://127.0.0.1:${port}`;
    await until('the gateway', () =>
      fetch(endpoint).then(
        () => true,
        () => false,
      ),
    );
    const bucket = 'markwright-files';
    const client = new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true, credentials: KEYS });
    await client.send(new CreateBucketCommand({ Bucket: bucket }));
    client.destroy();
    return { endpoint, bucket, ...KEYS, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const EVERYTHING = ['--cap', 'mon', 'allow *', '--cap', 'osd', 'allow *', '--cap', 'mgr', 'allow *'];

type Settings = { folder: string; cluster: string; address: string; keyring: string; port: number };

const configText = ({ folder, cluster, address, keyring, port }: Settings): string => `[global]
fsid = ${cluster}
mon host = ${address}
public addr = 127.0.0.1
cluster addr = 127.0.0.1
public network = 127.0.0.0/8
ms bind ipv6 = false
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 8
osd pool default pgp num = 8
mon allow pool size one = true
osd crush chooseleaf type = 0
osd objectstore = memstore
memstore device bytes = 1073741824
run dir = ${folder}/run
log file = ${folder}/log/$name.log
admin socket = ${folder}/run/$name.asok
[client]
keyring = ${keyring}
[mon.a]
keyring = ${keyring}
mon data = ${folder}/mon
[osd.0]
osd data = ${folder}/osd
keyring = ${folder}/osd/keyring
[client.gateway]
rgw data = ${folder}/gateway
rgw frontends = beast endpoint=127.0.0.1:${port}
`;
