import type { DataToSend, Endpoints } from '@markwright/contracts';
import type { PointRow } from './queries.ts';

export const presentDetails = ({
  rows,
  total,
}: {
  rows: PointRow[];
  total: number;
}): DataToSend<Endpoints['listPointDetails']> => ({
  list: rows.map(({ id, reason, points, freeAfter, keptAfter, subject, createdAt }) => ({
    id,
    reason,
    points,
    balance: freeAfter + keptAfter,
    subject,
    createdAt: createdAt.toISOString(),
  })),
  total,
});
