import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { errorMessage } from '@markwright/contracts';

const LINGER_MS = 1000;
const STATUS: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

const answered = new WeakSet<Socket>();

/** Node keeps the answer that is under way at the socket; a second head inside it would be read as its content. */
const isAnswering = (socket: Socket): boolean =>
  (socket as Socket & { _httpMessage?: { headersSent: boolean } })._httpMessage?.headersSent === true;

/**
 * For what is no HTTP, has too long a head or never ends: no handler sees it. The answer says that the connection ends,
 * or a proxy would send the next visitor's request into it; and the rest is still read for a moment, since closing a
 * connection with unread bytes takes the answer back.
 */
export function answerBrokenRequest({ code = '' }: NodeJS.ErrnoException, socket: Socket): void {
  // The rest of a long head comes in further pieces, each of them broken again.
  if (answered.has(socket)) return;
  if (code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) {
    socket.destroy();
    return;
  }
  answered.add(socket);
  const status = STATUS[code] ?? 400;
  const msg = `${errorMessage('MALFORMED_REQUEST', 'zh')} · ${errorMessage('MALFORMED_REQUEST', 'en')}`;
  const body = JSON.stringify({ code: status, msg, data: null });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'connection: close',
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.resume();
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}
