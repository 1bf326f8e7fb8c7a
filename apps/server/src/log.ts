import { DrizzleQueryError } from 'drizzle-orm';
import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino';

export type Log = Logger;

/** JSON lines for machines, or readable lines on a developer's terminal. Tokens and what users typed never reach a log. */
export function createLog(level: string, pretty: boolean, destination?: DestinationStream): Log {
  const redact = ['req.headers.authorization', 'req.headers.cookie'];
  const options = { level, redact, serializers: { err: serializeError } };
  if (destination) return pino(options, destination);
  if (!pretty) return pino(options);
  const forTerminal = { translateTime: 'HH:MM:ss', ignore: 'pid,hostname,reqId,req,res', singleLine: true };
  return pino({ ...options, transport: { target: 'pino-pretty', options: forTerminal } });
}

/**
 * A failed statement is told by its text with placeholders and by the database's own code. Its parameters, and the
 * database's words, which quote them, are left out: they are what somebody typed.
 */
function serializeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const failure = findDatabaseFailure(error);
  if (!failure) return stdSerializers.err(error);
  const { query, cause } = failure;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message: 'a database statement failed',
    ...(query !== undefined && { query }),
    ...(cause && { code: cause.code, table: cause.table, column: cause.column, constraint: cause.constraint }),
    stack: frames.join('\n'),
  };
}

/** By its fields and not its class: the embedded database throws a class of its own. */
type DatabaseError = Error & { severity: string; code: string; table?: string; column?: string; constraint?: string };
const isDatabaseError = (error: unknown): error is DatabaseError =>
  error instanceof Error && 'severity' in error && 'code' in error;

type DatabaseFailure = { query?: string; cause?: DatabaseError };

function findDatabaseFailure(error: unknown): DatabaseFailure | undefined {
  if (error instanceof DrizzleQueryError) {
    const inner = findDatabaseFailure(error.cause);
    return { query: error.query, ...inner };
  }
  if (isDatabaseError(error)) return { cause: error };
  return error instanceof Error && error.cause ? findDatabaseFailure(error.cause) : undefined;
}
