import type { Endpoints, Input } from '@markwright/contracts';
import { editSchema, type Edit, type ReadRequest } from '@markwright/edits';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Db } from '../../db/open-db.ts';
import { clientOf } from '../../http/caller.ts';
import { countHit } from '../../http/count-hit.ts';
import { askForJson } from '../../providers/chat-model/ask-for-json.ts';
import type { ChatModel } from '../../providers/chat-model/chat-model.ts';

/** Every question costs the operator money. */
const QUESTIONS_AN_HOUR = 60;
const ASK_LIMIT_MS = 6000;
const MOST_WISHES = 12;

const INSTRUCTION =
  'You read what a customer wants changed in a logo. Answer with JSON only: {"edits": [...], "unknown": [...]}. ' +
  'Each edit is one wish as an object of this JSON schema; `unknown` quotes the words that ask for nothing in it. ' +
  'Add no wish that was not said. `thing` lists English nouns, the plainest first; colours are English names or #rrggbb. ' +
  'A question that changes nothing is {"do":"say"}. Schema: ' +
  JSON.stringify(z.toJSONSchema(editSchema));

const answerSchema = z.object({
  edits: z.array(z.unknown()).max(MOST_WISHES),
  unknown: z.array(z.string()).max(MOST_WISHES).default([]),
});

type Body = Input<Endpoints['readWishes']>['body'];
type Asking = { byRules: ReadRequest; db: Db; request: FastifyRequest };

/**
 * A chat model is asked where our rules did not understand everything. Its commands go through the schema that ours go
 * through; one that does not fit is left out, and where nothing fits, what the rules read stands.
 */
export async function askForWishes(
  chat: ChatModel,
  body: Body,
  { byRules, db, request }: Asking,
): Promise<ReadRequest> {
  if (byRules.edits.length > 0 && byRules.unknown.length === 0) return byRules;
  try {
    await countHit(db, { key: `wishes:hour:${clientOf(request)}`, max: QUESTIONS_AN_HOUR, windowSeconds: 3600 });
    const question = { words: body.words, logo: body.shown };
    const answer = await askForJson(chat, {
      instruction: INSTRUCTION,
      question,
      answer: answerSchema,
      limitMs: ASK_LIMIT_MS,
    });
    const edits = answer.edits.flatMap((edit): Edit[] => {
      const { data } = editSchema.safeParse(edit);
      return data ? [data] : [];
    });
    return edits.length > 0 ? { edits, unknown: answer.unknown } : byRules;
  } catch (error) {
    request.log.warn({ err: error }, 'the chat model read no wishes; our own rules did');
    return byRules;
  }
}
