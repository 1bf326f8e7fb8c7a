import { z } from 'zod';
import { callModel } from './call-model.ts';
import { decodePicture } from './fetch-picture.ts';
import { expectCount, type ImageModel } from './image-model.ts';

type SdWebuiConfig = {
  baseUrl: string;
  /** `user:password` where the server was started with --api-auth. */
  auth?: string;
  steps?: number;
  firstWaitMs?: number;
};

const reply = z.object({ images: z.array(z.string()) });
const DEFAULT_STEPS = 28;

/** Stable Diffusion WebUI: one call that answers when the pictures are done. */
export function sdWebui({ baseUrl, auth, steps = DEFAULT_STEPS, firstWaitMs }: SdWebuiConfig): ImageModel {
  const headers: Record<string, string> = auth
    ? { authorization: `Basic ${Buffer.from(auth).toString('base64')}` }
    : {};
  return {
    engine: 'stable-diffusion-webui',
    async paint({ prompt, negativePrompt, count, seed, side }, signal) {
      // Without save_images the server sends no contact sheet in front of the pictures.
      const body = {
        prompt,
        negative_prompt: negativePrompt,
        steps,
        cfg_scale: 7,
        width: side,
        height: side,
        seed,
        batch_size: count,
        n_iter: 1,
        send_images: true,
        save_images: false,
      };
      const { images } = await callModel({
        url: `${baseUrl}/sdapi/v1/txt2img`,
        headers,
        body,
        reply,
        signal,
        firstWaitMs,
      });
      return expectCount(images.map(decodePicture), count, 'stable-diffusion-webui');
    },
  };
}
