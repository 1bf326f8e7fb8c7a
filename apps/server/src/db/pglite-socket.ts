import { Duplex } from 'node:stream';
import type { PGlite } from '@electric-sql/pglite';

const TURN_MS = 8;

/**
 * What node-postgres takes for its connection to a database server. All messages of a statement reach the database in
 * one call: one call each, as PGlite's own adapter makes them, costs three times as much.
 */
export class PgliteSocket extends Duplex {
  private turnEndsAt = 0;

  constructor(private readonly pglite: PGlite) {
    super();
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  override _write(sent: Uint8Array, _encoding: string, done: (error?: Error) => void): void {
    this.whenItsTurn(() => void this.answer(sent).then(() => done(), done));
  }

  override _writev(sent: { chunk: Uint8Array }[], done: (error?: Error) => void): void {
    this._write(Buffer.concat(sent.map(({ chunk }) => chunk)), 'buffer', done);
  }

  override _read(): void {
    // Answers are pushed as they come.
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  /**
   * Not before the caller has heard that it was sent. Statements that follow each other run in one turn of the event loop
   * for a few milliseconds, then whoever waits for something else has theirs: with one statement a turn, a busy loop would
   * answer fewer questions the more are asked.
   */
  private whenItsTurn(run: () => void): void {
    if (performance.now() < this.turnEndsAt) return process.nextTick(run);
    setImmediate(() => {
      this.turnEndsAt = performance.now() + TURN_MS;
      run();
    });
  }

  private async answer(sent: Uint8Array): Promise<void> {
    // The start message is the one without a letter in front; its answer comes whole instead of in parts.
    if (sent[0] === 0) this.push((await this.pglite.execProtocolRaw(sent)).slice());
    else await this.pglite.execProtocolRawStream(sent, { onRawData: (part) => this.push(part.slice()) });
  }

  // A socket has these; here there is no network that they could speak of.
  setNoDelay = (): this => this;
  setKeepAlive = (): this => this;
  ref = (): this => this;
  unref = (): this => this;
}
