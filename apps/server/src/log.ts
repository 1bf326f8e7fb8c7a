import { pino, type DestinationStream, type Logger } from 'pino';

export type Log = Logger;

/** JSON lines for machines, or readable lines on a developer's terminal. Tokens never reach a log. */
export function createLog(level: string, pretty: boolean, destination?: DestinationStream): Log {
  const redact = ['req.headers.authorization', 'req.headers.cookie'];
  if (destination) return pino({ level, redact }, destination);
  if (!pretty) return pino({ level, redact });
  const options = { translateTime: 'HH:MM:ss', ignore: 'pid,hostname,reqId,req,res', singleLine: true };
  return pino({ level, redact, transport: { target: 'pino-pretty', options } });
}
