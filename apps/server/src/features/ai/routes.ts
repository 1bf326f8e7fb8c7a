import { findArtStyle } from '@markwright/art-font';
import {
  AppError,
  createAiTask,
  deleteAiResult,
  findReadingPieces,
  getAiResult,
  getAiTask,
  listAiResults,
  readBrief,
  readWishes,
} from '@markwright/contracts';
import type { FastifyRequest } from 'fastify';
import type { Feature } from '../../http/mount-endpoints.ts';
import type { EngineAccess } from '../../engine/engine.ts';
import { clientOf, isSignedIn } from '../../http/caller.ts';
import type { Enqueue } from '../../jobs/define-job.ts';
import type { ChatModel } from '../../providers/chat-model/chat-model.ts';
import type { Storage } from '../../providers/storage/storage.ts';
import { presentReading, presentResult, presentSummary, presentTask } from './present.ts';
import { findOwnTask, findResultsOf, findResultsPage, hasCorrection } from './queries.ts';
import { askForWishes } from './read-wishes.ts';
import { createTask, deleteResult, getOwnResult, isCorrectable } from './rules.ts';

export const aiRoutes = (storage: Storage, enqueue: Enqueue, engines: EngineAccess, chatModel?: ChatModel): Feature => {
  const engineFor = (request: FastifyRequest) => engines.forClient(clientOf(request), isSignedIn(request));
  return (on) => {
    on(readBrief, async ({ body: { logoName, inspiration }, language, request }) => ({
      reading: presentReading(await engineFor(request).readBrief({ name: logoName, inspiration, language })),
    }));
    on(findReadingPieces, ({ query, request }) => engineFor(request).findPieces(query.words));
    on(readWishes, async ({ db, body, request }) => {
      const byRules = await engineFor(request).readWishes(body);
      return chatModel ? askForWishes(chatModel, body, { byRules, db, request }) : byRules;
    });
    on(createAiTask, async ({ db, user, body, language }) => {
      const unknown = body.reading && (await engines.forClient(user.id, true).findUnknownEdit(body.reading));
      if (unknown) throw new AppError('BAD_INPUT', { field: 'reading', reason: unknown });
      const strange = body.artFont?.styles.find((style) => !findArtStyle(style));
      if (strange !== undefined) throw new AppError('BAD_INPUT', { field: 'artFont.styles', reason: strange });
      const id = await createTask(db, enqueue, { userId: user.id, asked: body, language, now: new Date() });
      return { id };
    });
    on(getAiTask, async ({ db, user, params }) => {
      const task = await findOwnTask(db, user.id, params.id);
      if (!task) throw new AppError('NOT_FOUND');
      const canCorrect = isCorrectable(task) && !(await hasCorrection(db, task.id));
      return presentTask(storage, task, await findResultsOf(db, task.id), canCorrect);
    });
    on(getAiResult, async ({ db, user, params }) => presentResult(storage, await getOwnResult(db, user.id, params.id)));
    on(listAiResults, async ({ db, user, query }) => {
      const { rows, total } = await findResultsPage(db, user.id, query);
      return { list: await Promise.all(rows.map((row) => presentSummary(storage, row))), total };
    });
    on(deleteAiResult, async ({ db, user, params }) => {
      await deleteResult(db, user.id, params.id, new Date());
      return null;
    });
  };
};
