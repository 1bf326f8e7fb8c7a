import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { checkKey } from './check-key.ts';
import { spanOf, type Storage } from './storage.ts';

export type S3Config = {
  endpoint?: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** True for MinIO and radosgw; Aliyun OSS accepts virtual-hosted addresses only. */
  forcePathStyle: boolean;
  /** How long a store may be silent before a call is given up; it is tried twice. */
  answerMs?: number;
};

const CONNECT_MS = 3000;
const ANSWER_MS = 15_000;

export function s3Storage(config: S3Config): Storage {
  const { bucket: Bucket, accessKeyId, secretAccessKey, ...rest } = config;
  // The version we keep to runs on every Node that we support; that later ones will not is no news for an operator.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
  const client = new S3Client({
    region: rest.region,
    forcePathStyle: rest.forcePathStyle,
    ...(rest.endpoint && { endpoint: rest.endpoint }),
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: 2,
    // Without these a store that takes the connection and says nothing would hold its visitors for ever.
    // Silence is measured, not the whole call: a large file over a slow line may take its time.
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: rest.answerMs ?? ANSWER_MS },
    // The default adds chunked checksums that OSS, COS and radosgw refuse.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const at = (key: string) => ({ Bucket, Key: checkKey(key) });

  return {
    async put(key, bytes, contentType) {
      const body = { Body: bytes, ContentLength: bytes.byteLength, ContentType: contentType };
      await client.send(new PutObjectCommand({ ...at(key), ...body }));
    },
    async get(key) {
      const found = await client.send(new GetObjectCommand(at(key))).catch(ifMissing);
      if (!found) return undefined;
      return {
        stream: found.Body as Readable,
        size: found.ContentLength ?? 0,
        contentType: found.ContentType ?? 'application/octet-stream',
      };
    },
    async exists(key) {
      return (await client.send(new HeadObjectCommand(at(key))).catch(ifMissing)) !== undefined;
    },
    async delete(key) {
      await client.send(new DeleteObjectCommand(at(key)));
    },
    async *list(folder, after = '') {
      let ContinuationToken: string | undefined;
      do {
        const start = ContinuationToken ? { ContinuationToken } : { StartAfter: after };
        const page = await client.send(new ListObjectsV2Command({ Bucket, Prefix: folder, ...start }));
        for (const { Key, LastModified } of page.Contents ?? []) {
          if (Key) yield { key: Key, modifiedAt: LastModified ?? new Date() };
        }
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
    },
    signedUrl(key, options) {
      const { downloadName } = options;
      const { begins, lastsSeconds } = spanOf(options, Date.now());
      const disposition = downloadName && `attachment; filename*=UTF-8''${encodeURIComponent(downloadName)}`;
      const command = new GetObjectCommand({
        ...at(key),
        ...(disposition && { ResponseContentDisposition: disposition }),
      });
      return getSignedUrl(client, command, { expiresIn: lastsSeconds, signingDate: begins });
    },
    async isAnswering() {
      await client.send(new HeadBucketCommand({ Bucket }));
      return true;
    },
  };
}

function ifMissing(error: unknown): undefined {
  if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return undefined;
  throw error;
}
