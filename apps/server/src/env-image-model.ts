import { z } from 'zod';
import { comfyui } from './providers/image-model/comfyui.ts';
import { DASHSCOPE_URL, dashscope } from './providers/image-model/dashscope.ts';
import type { ImageModel } from './providers/image-model/image-model.ts';
import { openAiImages } from './providers/image-model/openai-images.ts';
import { sdWebui } from './providers/image-model/sd-webui.ts';

const address = z
  .url({ protocol: /^https?$/ })
  .transform((url) => url.replace(/\/+$/, ''))
  .optional();

/** One outside model that paints, or none: then the built-in engine makes the logos. */
export const imageModelVariables = {
  OPENAI_IMAGES_URL: address,
  OPENAI_IMAGES_KEY: z.string().optional(),
  OPENAI_IMAGES_MODEL: z.string().default('gpt-image-1'),
  /** Hosts that reply addresses may point to, separated by commas. */
  OPENAI_IMAGES_HOSTS: z.string().default(''),
  SD_WEBUI_URL: address,
  SD_WEBUI_AUTH: z.string().optional(),
  COMFYUI_URL: address,
  COMFYUI_CHECKPOINT: z.string().default('sd_xl_base_1.0.safetensors'),
  /** A graph in API format with slots, as JSON. */
  COMFYUI_GRAPH: z.string().optional(),
  DASHSCOPE_KEY: z.string().optional(),
  DASHSCOPE_URL: address,
  DASHSCOPE_MODEL: z.string().default('wan2.2-t2i-flash'),
  DASHSCOPE_WORKSPACE: z.string().optional(),
};

type Values = z.infer<z.ZodObject<typeof imageModelVariables>>;

export function readImageModel(values: Values): ImageModel | undefined {
  const models = [openAi(values), webui(values), comfy(values), dash(values)].filter((model) => model !== undefined);
  if (models.length > 1) {
    throw new Error('Choose one image model: OPENAI_IMAGES_*, SD_WEBUI_*, COMFYUI_* or DASHSCOPE_*');
  }
  return models[0];
}

function openAi(values: Values): ImageModel | undefined {
  const { OPENAI_IMAGES_URL: baseUrl, OPENAI_IMAGES_KEY: apiKey, OPENAI_IMAGES_MODEL: model } = values;
  if (!baseUrl && !apiKey) return undefined;
  if (!baseUrl || !apiKey) throw new Error('These go together: OPENAI_IMAGES_URL, OPENAI_IMAGES_KEY');
  const imageHosts = values.OPENAI_IMAGES_HOSTS.split(',').map((host) => host.trim());
  return openAiImages({ baseUrl, apiKey, model, imageHosts: imageHosts.filter((host) => host !== '') });
}

function webui({ SD_WEBUI_URL: baseUrl, SD_WEBUI_AUTH: auth }: Values): ImageModel | undefined {
  return baseUrl ? sdWebui({ baseUrl, ...(auth && { auth }) }) : undefined;
}

function comfy({ COMFYUI_URL: baseUrl, COMFYUI_CHECKPOINT: checkpoint, COMFYUI_GRAPH: graph }: Values) {
  return baseUrl ? comfyui({ baseUrl, checkpoint, ...(graph && { graph }) }) : undefined;
}

function dash(values: Values): ImageModel | undefined {
  const { DASHSCOPE_KEY: apiKey, DASHSCOPE_MODEL: model, DASHSCOPE_WORKSPACE: workspace } = values;
  if (!apiKey) return undefined;
  const baseUrl = values.DASHSCOPE_URL ?? DASHSCOPE_URL;
  return dashscope({ baseUrl, apiKey, model, ...(workspace && { workspace }) });
}
