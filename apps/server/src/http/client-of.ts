import type { FastifyRequest } from 'fastify';
import { networkOf } from './network.ts';

/** Who takes turns with whom: a user wherever they are, a guest by address. */
export const clientOf = ({ caller, ip }: FastifyRequest): string => caller?.user?.id ?? networkOf(ip);
