import { createServer } from 'node:http';
import pg from 'pg';

/** What there is to compare with: Node's own HTTP server that reads the row and sends it as JSON; nothing is checked. */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });

const server = createServer((request, response) => {
  const id = request.url?.split('/').at(-1) ?? '';
  pool.query('select * from creations where id = $1', [id]).then(
    ({ rows }) => {
      const body = JSON.stringify({ code: 200, msg: 'ok', data: rows[0] });
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
      response.end(body);
    },
    () => response.writeHead(500, { 'content-length': 0 }).end(),
  );
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' && address ? address.port : 0);
});
process.once('SIGTERM', () => process.exit(0));
process.once('disconnect', () => process.exit(0));
