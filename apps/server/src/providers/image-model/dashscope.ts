import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { callModel } from './call-model.ts';
import { fetchPicture } from './fetch-picture.ts';
import { expectCount, ModelError, type ImageModel } from './image-model.ts';

export const DASHSCOPE_URL = 'https://dashscope.aliyuncs.com/api/v1';

export type DashscopeConfig = {
  baseUrl: string;
  apiKey: string;
  model: string;
  workspace?: string;
  pollMs?: number;
  firstWaitMs?: number;
};

const POLL_MS = 1500;
const SEED_MAX = 2_147_483_647;
const PICTURE_HOSTS = ['aliyuncs.com'];
const submitted = z.object({ output: z.object({ task_id: z.string() }) });
const polled = z.object({
  output: z.object({
    task_status: z.string(),
    // A task that succeeded may still hold single failures: only items with an address count.
    results: z.array(z.object({ url: z.string().optional(), code: z.string().optional() })).optional(),
    code: z.string().optional(),
    message: z.string().optional(),
  }),
});

/** Text to image of the wanx family: submit, then ask until it is done. */
export function dashscope(config: DashscopeConfig): ImageModel {
  const { baseUrl, apiKey, model, workspace, pollMs = POLL_MS } = config;
  const { firstWaitMs } = config;
  const headers = {
    authorization: `Bearer ${apiKey}`,
    ...(workspace && { 'x-dashscope-workspace': workspace }),
  };
  return {
    engine: model,
    async paint({ prompt, negativePrompt, count, seed, side }, signal) {
      const { output } = await callModel({
        url: `${baseUrl}/services/aigc/text2image/image-synthesis`,
        headers: { ...headers, 'x-dashscope-async': 'enable' },
        body: {
          model,
          input: { prompt, negative_prompt: negativePrompt },
          parameters: { size: `${side}*${side}`, n: count, seed: seed % SEED_MAX, watermark: false },
        },
        reply: submitted,
        signal,
        firstWaitMs,
      });
      const urls = await untilDone(output.task_id);
      const allowed = { baseUrl, hostSuffixes: PICTURE_HOSTS };
      const pictures = await Promise.all(urls.map((url) => fetchPicture(url, allowed, signal)));
      return expectCount(pictures, count, model);

      async function untilDone(taskId: string): Promise<string[]> {
        for (;;) {
          const url = `${baseUrl}/tasks/${encodeURIComponent(taskId)}`;
          const { output: task } = await callModel({ url, method: 'GET', headers, reply: polled, signal, firstWaitMs });
          if (task.task_status === 'SUCCEEDED') return (task.results ?? []).flatMap((item) => item.url ?? []);
          if (!['PENDING', 'RUNNING', 'SUSPENDED'].includes(task.task_status)) {
            throw new ModelError(`${model} ${task.task_status}: ${task.code ?? ''} ${task.message ?? ''}`);
          }
          await wait(pollMs, undefined, { signal });
        }
      }
    },
  };
}
