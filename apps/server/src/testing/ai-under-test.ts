import {
  createAiTask,
  deleteAiResult,
  findReadingPieces,
  getAiResult,
  getAiTask,
  getUserInfo,
  listAiResults,
  logout,
  readBrief,
  readWishes,
} from '@markwright/contracts';
import { openRasteriser } from '@markwright/raster';
import { makeLogosJob, type AiDeps } from '../features/ai/jobs.ts';
import { aiRoutes } from '../features/ai/routes.ts';
import { authRoutes } from '../features/auth/routes.ts';
import type { Job } from '../jobs/define-job.ts';
import { openPictureSandbox } from '../pictures/picture-sandbox.ts';
import type { ChatModel } from '../providers/chat-model/chat-model.ts';
import { testEngine } from './drawing.ts';
import { startTestServer } from './test-server.ts';

type Models = Pick<AiDeps, 'imageModel' | 'letteringModel' | 'chatModel'>;

/** A server that takes AI tasks, and the job that works on them, by our own engine or by the models given. */
export async function startAiServer(chat?: ChatModel) {
  const rasteriser = openRasteriser({ processes: 1 });
  const pictures = openPictureSandbox({ processes: 1 });
  const { engine } = await testEngine();
  const jobWith = (models: Models = {}): Job<{ taskId: string }> =>
    makeLogosJob({ engine, rasteriser, pictures: pictures.forJobs, ...models });
  const server = await startTestServer({
    endpoints: [
      getUserInfo,
      logout,
      createAiTask,
      readBrief,
      findReadingPieces,
      readWishes,
      getAiTask,
      getAiResult,
      listAiResults,
      deleteAiResult,
    ],
    features: (_, { storage, enqueue }) => [
      authRoutes,
      aiRoutes(storage, enqueue, { forClient: () => engine, forJobs: engine }, chat),
    ],
    jobs: [jobWith() as Job],
  });
  const close = async () => {
    await Promise.all([rasteriser.close(), pictures.close()]);
    await server.close();
  };
  return { server, jobWith, close };
}
