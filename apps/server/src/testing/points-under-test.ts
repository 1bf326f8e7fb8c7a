import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { getPoints, getUserInfo, listPointDetails, type Endpoint } from '@markwright/contracts';
import { pointRows } from '../db/schema.ts';
import { insertUser } from './insert-user.ts';
import { authRoutes } from '../features/auth/routes.ts';
import { readPoints, reservePoints } from '../features/points/rules.ts';
import { pointRoutes } from '../features/points/routes.ts';
import type { Feature, On } from '../http/mount-endpoints.ts';
import { startTestServer } from './test-server.ts';

/** Points over HTTP and by their rules, with the sum that must always hold. */
export async function openPointsUnderTest() {
  const only: Feature = (on) => {
    const onWanted = (endpoint: Endpoint, handler: never) => endpoint.name === 'getUserInfo' && on(endpoint, handler);
    authRoutes(onWanted as On);
  };
  const server = await startTestServer({
    endpoints: [getUserInfo, getPoints, listPointDetails],
    features: [only, pointRoutes],
  });
  const { db } = server.database;
  const rowsOf = (userId: string) =>
    db.select().from(pointRows).where(eq(pointRows.userId, userId)).orderBy(pointRows.place);

  return {
    server,
    db,
    rowsOf,
    newUser: async () => (await insertUser(db, {})).id,
    reserve: (userId: string, points: number, subject: string, now: Date) =>
      reservePoints(db, { userId, points, subject, now }),

    /** What the product says must equal what the rows add up to. */
    async expectSum(userId: string, now: Date) {
      const said = await readPoints(db, userId, now);
      const rows = await rowsOf(userId);
      const sum = (kind: string) => rows.filter((row) => row.kind === kind).reduce((all, row) => all + row.points, 0);
      expect({ free: sum('free'), kept: sum('kept') }).toEqual({ free: said.free, kept: said.kept });
      expect(rows.every((row) => row.freeAfter >= 0 && row.keptAfter >= 0)).toBe(true);
      expect(rows.map((row) => row.place)).toEqual(rows.map((_, index) => index + 1));
      return said;
    },
  };
}

export type PointsUnderTest = Awaited<ReturnType<typeof openPointsUnderTest>>;

/** That moment in Shanghai, where a day of points begins and ends. */
export const inShanghai = (text: string) => new Date(`${text}+08:00`);
