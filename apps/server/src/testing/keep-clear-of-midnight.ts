import { endOfDay, shanghaiDay } from '../features/points/shanghai-day.ts';

/** The server reads the real clock: a test of one day's points does not begin in that day's last moments. */
export async function keepClearOfMidnight(marginMs: number): Promise<void> {
  const left = endOfDay(shanghaiDay(new Date())).getTime() - Date.now();
  if (left < marginMs) await new Promise((resolve) => setTimeout(resolve, left + 1000));
}
