import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = 'markwright_desk';
/** Pages and calls of the desk lie below it, and nothing else gets the cookie. */
const PATH = '/desk';

export const readDeskToken = (request: FastifyRequest): string => request.cookies[NAME] ?? '';

export const setDeskCookie = (reply: FastifyReply, token: string, seconds: number, secure: boolean): void =>
  void reply.setCookie(NAME, token, { path: PATH, httpOnly: true, sameSite: 'strict', secure, maxAge: seconds });

export const clearDeskCookie = (reply: FastifyReply): void => void reply.clearCookie(NAME, { path: PATH });
