import { z } from 'zod';
import { callModel } from './call-model.ts';
import { decodePicture, fetchPicture } from './fetch-picture.ts';
import { expectCount, ModelError, type ImageModel } from './image-model.ts';

type OpenAiImagesConfig = {
  baseUrl: string;
  apiKey: string;
  model: string;
  /** Where reply addresses may point besides the base address. */
  imageHosts?: readonly string[];
  firstWaitMs?: number;
};

const IMAGE_HOSTS = ['blob.core.windows.net', 'oaiusercontent.com'];
const reply = z.object({
  data: z.array(z.object({ b64_json: z.string().nullish(), url: z.string().nullish() })),
});

/** Any server that speaks `POST /images/generations`. */
export function openAiImages(config: OpenAiImagesConfig): ImageModel {
  const { baseUrl, apiKey, model } = config;
  const allowed = { baseUrl, hostSuffixes: [...IMAGE_HOSTS, ...(config.imageHosts ?? [])] };
  // This model makes one picture a call; the GPT image models always answer in base64 and refuse to be told so.
  const perCall = model === 'dall-e-3' ? 1 : 10;
  const isGpt = model.startsWith('gpt-image');

  return {
    engine: model,
    async paint({ prompt, count, side }, signal) {
      const pictures: Buffer[] = [];
      while (pictures.length < count) {
        const n = Math.min(perCall, count - pictures.length);
        const { data } = await callModel({
          url: `${baseUrl}/images/generations`,
          headers: { authorization: `Bearer ${apiKey}` },
          body: { model, prompt, n, size: `${side}x${side}`, ...(!isGpt && { response_format: 'b64_json' }) },
          reply,
          signal,
          firstWaitMs: config.firstWaitMs,
        });
        if (data.length === 0) throw new ModelError(`${model} gave no picture`);
        for (const { b64_json: base64, url } of data) {
          if (base64) pictures.push(decodePicture(base64));
          else if (url) pictures.push(await fetchPicture(url, allowed, signal));
        }
      }
      return expectCount(pictures, count, model);
    },
  };
}
