import type { z } from 'zod';
import { ModelError } from '../image-model/image-model.ts';
import type { ChatModel } from './chat-model.ts';

const ASK_LIMIT_MS = 20_000;
const ERROR_TEXT_MAX = 200;

type JsonQuestion<T> = {
  /** What to do and the shape of the answer, in English; what a visitor typed belongs into `question`. */
  instruction: string;
  question: unknown;
  answer: z.ZodType<T>;
  limitMs?: number;
};

/** Asks a chat model for data of one shape; anything else is a `ModelError`, and whoever asks has rules of our own. */
export async function askForJson<T>(chat: ChatModel, { instruction, question, answer, limitMs }: JsonQuestion<T>) {
  const text = await chat.ask(instruction, JSON.stringify(question), AbortSignal.timeout(limitMs ?? ASK_LIMIT_MS));
  const parsed = answer.safeParse(jsonIn(text));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new ModelError(`the chat model's answer has another shape: ${issue?.path.join('.')} ${issue?.message}`);
}

/** Some models put their JSON between fences or explain it first. */
function jsonIn(text: string): unknown {
  const [from, to] = [text.indexOf('{'), text.lastIndexOf('}')];
  try {
    return JSON.parse(text.slice(from, to + 1));
  } catch {
    throw new ModelError(`the chat model's answer is not JSON: ${text.slice(0, ERROR_TEXT_MAX)}`);
  }
}
