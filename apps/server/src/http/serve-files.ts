import type { FastifyInstance } from 'fastify';
import { DISK_FILES_PATH, type DiskStorage } from '../providers/storage/storage-disk.ts';

/** Answers the signed addresses of the disk storage; with S3 they lead to the store itself. */
export function serveFiles(app: FastifyInstance, storage: DiskStorage): void {
  app.get<{ Params: { '*': string }; Querystring: Record<string, string> }>(
    `${DISK_FILES_PATH}/*`,
    async (request, reply) => {
      const opened = storage.openSignedUrl(request.params['*'], request.query);
      if (!opened) return reply.code(403).type('text/plain').send('This link is not valid or has expired');
      const file = await storage.get(opened.key);
      if (!file) return reply.code(404).type('text/plain').send('Not found');
      reply.header('content-length', file.size).header('cache-control', 'private, max-age=300');
      // A stored SVG opened directly must not run scripts in our origin.
      reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
      if (opened.downloadName) {
        reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(opened.downloadName)}`);
      }
      return reply.type(file.contentType).send(file.stream);
    },
  );
}
