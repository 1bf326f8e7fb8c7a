import { AI_RELATIONS } from '@markwright/contracts';
import type { ToldReading } from '@markwright/studio';
import { z } from 'zod';
import type { Db } from '../../db/open-db.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Log } from '../../log.ts';
import { askForJson } from '../../providers/chat-model/ask-for-json.ts';
import type { ChatModel } from '../../providers/chat-model/chat-model.ts';
import { findOwnResult, type AiTaskRow } from './queries.ts';

const ROLES = ['subject', 'object', 'trade', 'setting'] as const;
const INSTRUCTION = `You read briefs for logos, in Chinese or English. Answer with one JSON object only:
{"things": [{"noun": concrete thing in plain English, "role": ${ROLES.map((role) => `"${role}"`).join(' | ')}, "count": 1}],
"relations": [{"subject": place in things, "relation": one of ${AI_RELATIONS.join(' ')}, "object": place in things}],
"refuse": [what must not appear: things, colours, shapes or styles, in English], "onlyLetters": true or false}
subject: what is to be drawn; object: what stands with it; trade: what the business deals in, where no picture is asked
for; setting: where it is. Leave out how things are made or sold, customers, prices, figures of speech, names of people
and places, and whatever is only mentioned. Say nothing the words do not support.`;

const place = z.number().int().min(0).max(7);
const toldSchema: z.ZodType<ToldReading> = z.object({
  things: z
    .array(
      z.object({
        noun: z.string().min(1).max(60),
        role: z.enum(ROLES),
        count: z.number().int().min(1).max(12).default(1),
      }),
    )
    .max(8),
  relations: z.array(z.object({ subject: place, relation: z.enum(AI_RELATIONS), object: place })).max(8),
  refuse: z.array(z.string().max(60)).max(12),
  onlyLetters: z.boolean().default(false),
});

type Parts = { engine: Engine; chatModel?: ChatModel | undefined; db: Db; log: Log };

/** What the brief says. A variation looks only at the idea of the logo it varies, where that idea has words. */
export async function readTask(
  task: AiTaskRow,
  { engine, chatModel, db, log }: Parts,
): ReturnType<Engine['readBrief']> {
  const { logoName: name, inspiration } = task;
  // A reading that its owner put right needs no other reader: it would add what nobody saw.
  const told = chatModel && !task.reading ? await askFor(chatModel, task, log) : undefined;
  const varied = task.variantOf ? await findOwnResult(db, task.userId, task.variantOf) : undefined;
  const how = { told, variedMark: varied?.doc.mark?.source, edit: task.reading ?? undefined };
  return engine.readBrief({ name, inspiration, language: 'zh' }, how);
}

/** A model that fails or babbles is no reason to fail the task: our own rules read every brief. */
async function askFor(
  chat: ChatModel,
  { logoName: name, inspiration: words }: AiTaskRow,
  log: Log,
): Promise<ToldReading | undefined> {
  try {
    return await askForJson(chat, { instruction: INSTRUCTION, question: { name, words }, answer: toldSchema });
  } catch (error) {
    log.warn({ err: error }, 'the chat model did not read the brief; our own rules do');
    return undefined;
  }
}
