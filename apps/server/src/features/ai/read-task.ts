import type { BriefReading } from '@markwright/studio';
import { z } from 'zod';
import type { Db } from '../../db/open-db.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Log } from '../../log.ts';
import type { ChatModel } from '../../providers/chat-model/chat-model.ts';
import { findOwnResult, type AiTaskRow } from './queries.ts';

const ASK_LIMIT_MS = 20_000;
const ADVICE_MAX = 300;
const INSTRUCTION =
  'You help a logo designer. From a brand name and its owner’s words answer with JSON only: ' +
  '{"things": up to 5 concrete things that could be drawn, in English, "trade": the line of business in English, ' +
  '"mood": up to 3 adjectives, "colours": up to 3 colour names}. Say nothing the words do not support.';

const adviceSchema = z.object({
  things: z.array(z.string()).max(5),
  trade: z.string(),
  mood: z.array(z.string()).max(3),
  colours: z.array(z.string()).max(3),
});

type Parts = { engine: Engine; chatModel?: ChatModel | undefined; db: Db; log: Log };

/** What the brief says. A variation looks only at the idea of the logo it varies, where that idea has words. */
export async function readTask(task: AiTaskRow, { engine, chatModel, db, log }: Parts): Promise<BriefReading> {
  const { logoName: name, inspiration } = task;
  const advice = chatModel ? await askFor(chatModel, task, log) : '';
  const varied = task.variantOf ? await findOwnResult(db, task.userId, task.variantOf) : undefined;
  const brief = { name, inspiration: `${inspiration} ${advice}`.trim(), language: 'zh' } as const;
  return engine.readBrief(brief, { variedMark: varied?.doc.mark?.source, edit: task.reading ?? undefined });
}

/** More words for our own rules to read. A model that fails or babbles is no reason to fail the task. */
async function askFor(chat: ChatModel, { logoName, inspiration }: AiTaskRow, log: Log): Promise<string> {
  try {
    const question = JSON.stringify({ name: logoName, words: inspiration });
    const answer = await chat.ask(INSTRUCTION, question, AbortSignal.timeout(ASK_LIMIT_MS));
    const { things, trade, mood, colours } = adviceSchema.parse(JSON.parse(answer));
    return [...things, trade, ...mood, ...colours].join(' ').slice(0, ADVICE_MAX);
  } catch (error) {
    log.warn({ err: error }, 'the chat model gave no advice; our own rules read the brief');
    return '';
  }
}
