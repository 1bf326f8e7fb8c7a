import { z } from 'zod';
import { openAiChat, type ChatModel } from '../providers/chat-model/chat-model.ts';
import { comfyui } from '../providers/image-model/comfyui.ts';
import { DASHSCOPE_URL } from '../providers/image-model/dashscope-task.ts';
import { WORDART_FONTS, WORDART_MODELS, wordArt } from '../providers/image-model/dashscope-wordart.ts';
import { dashscope } from '../providers/image-model/dashscope.ts';
import type { ImageModel } from '../providers/image-model/image-model.ts';
import { openAiImages } from '../providers/image-model/openai-images.ts';
import { sdWebui } from '../providers/image-model/sd-webui.ts';

const address = z
  .url({ protocol: /^https?$/ })
  .transform((url) => url.replace(/\/+$/, ''))
  .optional();

/** One outside model that paints, or none: then the built-in engine draws. A chat model may help it read briefs. */
export const aiVariables = {
  OPENAI_CHAT_URL: address,
  OPENAI_CHAT_KEY: z.string().optional(),
  OPENAI_CHAT_MODEL: z.string().default('gpt-4o-mini'),
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
  /** Who made AI pictures, as their hidden label says: a name, or the 27 characters built on the company's number. */
  AI_LABEL_PRODUCER: z
    .string()
    .regex(/^[\x21-\x7e]{1,64}$/, 'letters, digits and signs of ASCII, without spaces')
    .optional(),
  /** A model that writes names as pictures, for the AI tasks of the art-font page. */
  WORDART_KEY: z.string().optional(),
  WORDART_URL: address,
  WORDART_MODEL: z.enum(WORDART_MODELS).default('wordart-semantic'),
  WORDART_FONT: z.enum(WORDART_FONTS).default('dongfangdakai'),
  WORDART_TEXTURE: z.string().default('material'),
};

type Values = z.infer<z.ZodObject<typeof aiVariables>>;

/** `letteringModel` writes names, `imageModel` paints marks; neither needs the other. */
export type AiModels = { imageModel?: ImageModel; letteringModel?: ImageModel; chatModel?: ChatModel };

export function readAiModels(values: Values): AiModels {
  const imageModel = readImageModel(values);
  const letteringModel = readLetteringModel(values);
  const chatModel = readChatModel(values);
  return {
    ...(imageModel && { imageModel }),
    ...(letteringModel && { letteringModel }),
    ...(chatModel && { chatModel }),
  };
}

function readChatModel(values: Values): ChatModel | undefined {
  const { OPENAI_CHAT_URL: baseUrl, OPENAI_CHAT_KEY: apiKey, OPENAI_CHAT_MODEL: model } = values;
  if (!baseUrl && !apiKey) return undefined;
  if (!baseUrl || !apiKey) throw new Error('These go together: OPENAI_CHAT_URL, OPENAI_CHAT_KEY');
  return openAiChat({ baseUrl, apiKey, model });
}

function readImageModel(values: Values): ImageModel | undefined {
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

function readLetteringModel(values: Values): ImageModel | undefined {
  const { WORDART_KEY: apiKey, WORDART_MODEL: model, WORDART_FONT: font, WORDART_TEXTURE: textureStyle } = values;
  if (!apiKey) return undefined;
  const baseUrl = values.WORDART_URL ?? DASHSCOPE_URL;
  const workspace = values.DASHSCOPE_WORKSPACE;
  return wordArt({ baseUrl, apiKey, model, font, textureStyle, ...(workspace && { workspace }) });
}
