import { missingPrograms, startS3 } from './temporary-s3.ts';
import { runStep } from './run-step.ts';

/**
 * `npm run test:s3`: the tests that every storage must pass, against a real S3 server that is not ours (docs/s3.md). With
 * TEST_S3_ENDPOINT, TEST_S3_BUCKET, TEST_S3_ACCESS_KEY_ID and TEST_S3_SECRET_ACCESS_KEY against the one they name.
 */
const TESTS = ['apps/server/src/providers/storage/storage.test.ts'];

const runTests = (env: Record<string, string>) => runStep('npx', ['vitest', 'run', ...TESTS], { env });

async function withOwnServer(): Promise<boolean> {
  const missing = await missingPrograms();
  if (missing.length > 0) {
    console.error(
      `No S3 server can be started here: ${missing.join(', ')} not found. On Debian and Ubuntu:\n` +
        '  apt-get install --no-install-recommends radosgw ceph-mon ceph-osd ceph-common\n' +
        'or name one with TEST_S3_ENDPOINT and the keys beside it.',
    );
    return false;
  }
  console.log('starting Ceph’s object gateway …');
  const server = await startS3();
  try {
    console.log(`it answers at ${server.endpoint}`);
    const { ok } = await runTests({
      TEST_S3_ENDPOINT: server.endpoint,
      TEST_S3_BUCKET: server.bucket,
      TEST_S3_ACCESS_KEY_ID: server.accessKeyId,
      TEST_S3_SECRET_ACCESS_KEY: server.secretAccessKey,
    });
    return ok;
  } finally {
    await server.stop();
  }
}

const ok = process.env['TEST_S3_ENDPOINT'] ? (await runTests({})).ok : await withOwnServer();
process.exit(ok ? 0 : 1);
