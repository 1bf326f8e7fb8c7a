import { networkInterfaces } from 'node:os';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const PRIVATE_ADDRESS =
  /^(?:::ffff:)?(?:127\.|10\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.)|^::1$|^f[cd][0-9a-f]{2}:|^fe80:/i;
const LOCAL_NAME = /^localhost$|\.localhost$|\.local$/i;

export const isPrivateHost = (host: string): boolean => {
  const name = host.replace(/^\[|\]$/g, '');
  return LOCAL_NAME.test(name) || (/^[\d.]+$|:/.test(name) && PRIVATE_ADDRESS.test(name));
};

/** The sandbox shows codes and plays everybody's phone: only on a private address, or where somebody insists. */
export const allowsSandbox = ({ SANDBOX, publicUrl }: { SANDBOX?: boolean | undefined; publicUrl: string }): boolean =>
  SANDBOX ?? isPrivateHost(new URL(publicUrl).hostname);

/** The address under which a real phone on the same network finds this machine. */
export function lanUrl(publicUrl: string, port: number): string {
  const { hostname } = new URL(publicUrl);
  if (!LOCAL_NAME.test(hostname) && !/^127\.|^\[::1\]$/.test(hostname)) return publicUrl;
  const address = Object.values(networkInterfaces())
    .flatMap((found) => found ?? [])
    .find(({ family, internal, address }) => family === 'IPv4' && !internal && PRIVATE_ADDRESS.test(address));
  return address ? `http://${address.address}:${port}` : publicUrl;
}

/** A request that came through a public name or from a public address is a stranger's, whatever is configured. */
export function refuseStrangers(scope: FastifyInstance, isOpen: boolean): void {
  scope.addHook('onRequest', async (request, reply) => {
    if (!isOpen && !isFromNearby(request)) return reply.code(404).type('text/plain').send('Not found');
  });
}

/**
 * Every name and every address on the way must be private. A header can be forged only into naming further ones, which
 * never opens anything; and a proxy nobody told us about still names the visitor it speaks for.
 */
function isFromNearby({ headers, socket }: FastifyRequest): boolean {
  const listed = (name: string) =>
    String(headers[name] ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean);
  const names = [...listed('host'), ...listed('x-forwarded-host')].map(withoutPort);
  const addresses = [socket.remoteAddress ?? '', ...listed('x-forwarded-for'), ...listed('x-real-ip')].map(withoutPort);
  return headers['forwarded'] === undefined && names.length > 0 && [...names, ...addresses].every(isPrivateHost);
}

const withoutPort = (host: string): string => host.replace(/^(\[.*\]|[^:]*):\d+$/, '$1');
