/** Too many calls are waiting, or this one has waited too long; asked again later it may be served. */
export class PoolBusyError extends Error {
  override readonly name = 'PoolBusyError';
}

/** The process ended while it worked on the call: it crashed, took too long or took too much memory. */
export class WorkerEndedError extends Error {
  override readonly name = 'WorkerEndedError';
}

/** What the method threw in the other process: its name, its message and its plain properties. */
export class CallFailedError extends Error {
  override readonly name = 'CallFailedError';
  constructor(
    message: string,
    readonly thrownName: string,
    readonly properties: Record<string, unknown>,
  ) {
    super(message);
  }
}
