import { endOfDay, beijingDay } from '../beijing-time.ts';

/** The server reads the real clock: a test of one day's points does not begin in that day's last moments. */
export async function keepClearOfMidnight(marginMs: number): Promise<void> {
  const left = endOfDay(beijingDay(new Date())).getTime() - Date.now();
  if (left < marginMs) await new Promise((resolve) => setTimeout(resolve, left + 1000));
}
