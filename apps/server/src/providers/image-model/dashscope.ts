import { z } from 'zod';
import { DASHSCOPE_HOSTS, runDashscopeTask, type DashscopeAccess } from './dashscope-task.ts';
import { fetchPicture } from './fetch-picture.ts';
import { expectCount, type ImageModel } from './image-model.ts';

type DashscopeConfig = DashscopeAccess & { model: string };

const SEED_MAX = 2_147_483_647;
const item = z.object({ url: z.string().optional(), code: z.string().optional() });

/** Text to image of the wanx family. */
export function dashscope(config: DashscopeConfig): ImageModel {
  const { baseUrl, model } = config;
  return {
    engine: model,
    async paint({ prompt, negativePrompt, count, seed, side }, signal) {
      const body = {
        model,
        input: { prompt, negative_prompt: negativePrompt },
        parameters: { size: `${side}*${side}`, n: count, seed: seed % SEED_MAX, watermark: false },
      };
      const path = '/services/aigc/text2image/image-synthesis';
      const results = await runDashscopeTask(config, { path, body, item }, signal);
      const urls = results.flatMap(({ url }) => url ?? []);
      const allowed = { baseUrl, hostSuffixes: DASHSCOPE_HOSTS };
      const pictures = await Promise.all(urls.map((url) => fetchPicture(url, allowed, signal)));
      return expectCount(pictures, count, model);
    },
  };
}
