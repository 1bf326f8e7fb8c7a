import type { FastifyInstance } from 'fastify';

/** Some calls of the specification send forms instead of JSON; a field named twice becomes a list. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) => {
    const fields = new URLSearchParams(String(body));
    const read = (name: string) => (fields.getAll(name).length > 1 ? fields.getAll(name) : fields.get(name));
    done(null, Object.fromEntries([...new Set(fields.keys())].map((name) => [name, read(name)])));
  });
}
