import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { callModel } from './call-model.ts';
import { fillGraph } from './comfyui-graph.ts';
import { fetchPicture } from './fetch-picture.ts';
import { expectCount, ModelError, type ImageModel } from './image-model.ts';

type ComfyuiConfig = {
  baseUrl: string;
  checkpoint: string;
  /** A graph of one's own in API format with `{{prompt}}` slots; ours is used without it. */
  graph?: string;
  pollMs?: number;
  firstWaitMs?: number;
};

const POLL_MS = 1000;
const submitted = z.object({ prompt_id: z.string() });
const image = z.object({ filename: z.string(), subfolder: z.string(), type: z.string() });
const history = z.record(
  z.string(),
  z.object({
    outputs: z.record(z.string(), z.object({ images: z.array(image).optional() })),
    status: z.object({ status_str: z.string(), completed: z.boolean() }).optional(),
  }),
);

export function comfyui(config: ComfyuiConfig): ImageModel {
  const { baseUrl, pollMs = POLL_MS } = config;
  const { firstWaitMs } = config;
  return {
    engine: 'comfyui',
    async paint(order, signal) {
      const prompt = fillGraph(order, config);
      const { prompt_id: id } = await callModel({
        url: `${baseUrl}/prompt`,
        body: { prompt, client_id: 'markwright' },
        reply: submitted,
        signal,
        firstWaitMs,
      });
      const outputs = await untilDone(id);
      const pictures = await Promise.all(
        outputs.map(({ filename, subfolder, type }) => {
          const query = new URLSearchParams({ filename, subfolder, type });
          return fetchPicture(`${baseUrl}/view?${query.toString()}`, { baseUrl, hostSuffixes: [] }, signal);
        }),
      );
      return expectCount(pictures, order.count, 'comfyui');

      async function untilDone(promptId: string): Promise<z.infer<typeof image>[]> {
        for (;;) {
          const url = `${baseUrl}/history/${encodeURIComponent(promptId)}`;
          const known = (await callModel({ url, method: 'GET', reply: history, signal, firstWaitMs }))[promptId];
          if (known?.status?.status_str === 'error') throw new ModelError('comfyui could not run the graph');
          if (known?.status?.completed) {
            const all = Object.values(known.outputs).flatMap((node) => node.images ?? []);
            return all.filter(({ type }) => type === 'output');
          }
          await wait(pollMs, undefined, { signal });
        }
      }
    },
  };
}
