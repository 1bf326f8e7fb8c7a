import { z } from 'zod';
import type { JobRef } from '../../jobs/define-job.ts';

type Payload = { packId: string; round: number };

export const buildPackRef: JobRef<Payload> = {
  name: 'packs.build-pack',
  payload: z.object({ packId: z.uuid(), round: z.number().int() }),
};
