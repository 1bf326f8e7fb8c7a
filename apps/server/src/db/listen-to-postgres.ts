import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

const RECONNECT_MS = 1000;

/** Holds one connection open for notices and replaces it when it breaks; polling covers the gap meanwhile. */
export async function listenToPostgres(
  connectionString: string,
  channel: string,
  callback: (payload: string) => void,
  onError: (error: Error) => void,
): Promise<() => Promise<void>> {
  let stopped = false;
  let current: pg.Client | undefined;

  const connect = async (): Promise<void> => {
    const client = new pg.Client({ connectionString, keepAlive: true });
    client.on('notification', ({ payload }) => callback(payload ?? ''));
    client.on('error', onError);
    await client.connect();
    // Only now: a connection that was never made ends too, and each of those would start reconnecting once more.
    client.on('end', () => void reconnect());
    await client.query(`listen ${channel}`);
    current = client;
  };
  const reconnect = async (): Promise<void> => {
    while (!stopped) {
      await delay(RECONNECT_MS, undefined, { ref: false });
      try {
        if (!stopped) await connect();
        return;
      } catch (error) {
        onError(error as Error);
      }
    }
  };

  await connect();
  return async () => {
    stopped = true;
    await current?.end();
  };
}
