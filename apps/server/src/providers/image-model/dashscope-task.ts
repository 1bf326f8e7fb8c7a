import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { callModel } from './call-model.ts';
import { ModelError } from './image-model.ts';

export const DASHSCOPE_URL = 'https://dashscope.aliyuncs.com/api/v1';
/** Where DashScope keeps what it has made. */
export const DASHSCOPE_HOSTS = ['aliyuncs.com'];

export type DashscopeAccess = {
  baseUrl: string;
  apiKey: string;
  workspace?: string;
  pollMs?: number;
  firstWaitMs?: number;
};

const POLL_MS = 1500;
const submitted = z.object({ output: z.object({ task_id: z.string() }) });

type DashscopeTask<Item> = {
  /** Under the base address. */
  path: string;
  body: { model: string; input: object; parameters: object };
  /** One of the results. A task that succeeded may still hold single failures, so every field is optional. */
  item: z.ZodType<Item>;
};

/** Everything DashScope paints is a task: submit it, then ask until it is done. */
export async function runDashscopeTask<Item>(
  { baseUrl, apiKey, workspace, pollMs = POLL_MS, firstWaitMs }: DashscopeAccess,
  { path, body, item }: DashscopeTask<Item>,
  signal: AbortSignal,
): Promise<Item[]> {
  const headers = {
    authorization: `Bearer ${apiKey}`,
    ...(workspace && { 'x-dashscope-workspace': workspace }),
  };
  const polled = z.object({
    output: z.object({
      task_status: z.string(),
      results: z.array(item).optional(),
      code: z.string().optional(),
      message: z.string().optional(),
    }),
  });
  const { output } = await callModel({
    url: `${baseUrl}${path}`,
    headers: { ...headers, 'x-dashscope-async': 'enable' },
    body,
    reply: submitted,
    signal,
    firstWaitMs,
  });
  const url = `${baseUrl}/tasks/${encodeURIComponent(output.task_id)}`;
  for (;;) {
    const { output: task } = await callModel({ url, method: 'GET', headers, reply: polled, signal, firstWaitMs });
    if (task.task_status === 'SUCCEEDED') return task.results ?? [];
    if (!['PENDING', 'RUNNING', 'SUSPENDED'].includes(task.task_status)) {
      throw new ModelError(`${body.model} ${task.task_status}: ${task.code ?? ''} ${task.message ?? ''}`);
    }
    await wait(pollMs, undefined, { signal });
  }
}
