import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { findSignatureFault, type S3Keys } from './s3-signature.ts';

type StoredObject = { bytes: Buffer; contentType: string; modifiedAt: Date };

/** Small, so that listing has to turn the page. */
const PAGE = 2;

export type S3Server = { endpoint: string; close(): Promise<void> };

/** A small S3 for tests: path-style addresses, one bucket, every request's signature checked. */
export async function startS3Server(bucket: string, keys: S3Keys): Promise<S3Server> {
  const objects = new Map<string, StoredObject>();

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    const method = request.method ?? 'GET';
    const body = await buffer(request);
    const fault = findSignatureFault({ method, url, headers: request.headers, body }, keys, new Date());
    if (fault) return sendFault(response, 403, fault);
    const [, askedBucket, ...rest] = url.pathname.split('/').map(decodeURIComponent);
    if (askedBucket !== bucket) return sendFault(response, 404, 'NoSuchBucket');
    const key = rest.join('/');
    if (key === '' && url.searchParams.get('list-type') === '2') return sendList(response, objects, url.searchParams);
    if (key === '') return response.writeHead(200).end();

    if (method === 'PUT') {
      if (request.headers['content-encoding'] === 'aws-chunked') return sendFault(response, 501, 'NotImplemented');
      objects.set(key, { bytes: body, contentType: String(request.headers['content-type']), modifiedAt: new Date() });
      return response.writeHead(200, { etag: '"1"' }).end();
    }
    if (method === 'DELETE') {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    const found = objects.get(key);
    if (!found) return sendFault(response, 404, 'NoSuchKey');
    const disposition = url.searchParams.get('response-content-disposition');
    response.writeHead(200, {
      'content-type': found.contentType,
      'content-length': found.bytes.length,
      ...(disposition && { 'content-disposition': disposition }),
    });
    return response.end(method === 'HEAD' ? undefined : found.bytes);
  };

  const server = createServer((request, response) => {
    answer(request, response).catch(() => sendFault(response, 500, 'InternalError'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function sendList(
  response: ServerResponse,
  objects: Map<string, StoredObject>,
  asked: URLSearchParams,
): ServerResponse {
  const after = asked.get('continuation-token') ?? asked.get('start-after') ?? '';
  const keys = [...objects.keys()].filter((key) => key.startsWith(asked.get('prefix') ?? '') && key > after).sort();
  const page = keys.slice(0, PAGE);
  const rows = page.map(
    (key) =>
      `<Contents><Key>${key}</Key><LastModified>${objects.get(key)?.modifiedAt.toISOString()}</LastModified></Contents>`,
  );
  const more = keys.length > PAGE ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  const body = `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><IsTruncated>${more !== ''}</IsTruncated>${more}${rows.join('')}</ListBucketResult>`;
  return response.writeHead(200, { 'content-type': 'application/xml' }).end(body);
}

function sendFault(response: ServerResponse, status: number, code: string): ServerResponse {
  const body = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;
  return response.writeHead(status, { 'content-type': 'application/xml' }).end(body);
}
