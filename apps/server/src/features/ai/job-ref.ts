import { z } from 'zod';
import type { JobRef } from '../../jobs/define-job.ts';

type Payload = { taskId: string };

export const makeLogosRef: JobRef<Payload> = { name: 'ai.make-logos', payload: z.object({ taskId: z.uuid() }) };
