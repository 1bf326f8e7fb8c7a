import { z } from 'zod';
import { callModel } from '../image-model/call-model.ts';

/** A model one can ask a question; optional, since our own rules interpret every brief. */
export type ChatModel = { ask(instruction: string, question: string, signal: AbortSignal): Promise<string> };

type OpenAiChatConfig = { baseUrl: string; apiKey: string; model: string; firstWaitMs?: number };

const reply = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
});

/** Any server that speaks `POST /chat/completions`. */
export function openAiChat({ baseUrl, apiKey, model, firstWaitMs }: OpenAiChatConfig): ChatModel {
  return {
    async ask(instruction, question, signal) {
      const { choices } = await callModel({
        url: `${baseUrl}/chat/completions`,
        headers: { authorization: `Bearer ${apiKey}` },
        body: {
          model,
          messages: [
            { role: 'system', content: instruction },
            { role: 'user', content: question },
          ],
          response_format: { type: 'json_object' },
        },
        reply,
        signal,
        firstWaitMs,
      });
      return choices[0]?.message.content ?? '';
    },
  };
}
