import { z } from 'zod';
import { DASHSCOPE_HOSTS, runDashscopeTask, type DashscopeAccess } from './dashscope-task.ts';
import { fetchPicture } from './fetch-picture.ts';
import { expectCount, ModelError, type ImageModel, type PaintOrder } from './image-model.ts';

export const WORDART_MODELS = ['wordart-semantic', 'wordart-texture'] as const;
/** The faces WordArt has; the texture model's own is left to it. */
export const WORDART_FONTS = [
  'dongfangdakai',
  'puhuiti_m',
  'shuheiti',
  'jinbuti',
  'kuheiti',
  'kuaileti',
  'wenyiti',
  'logoti',
  'cangeryuyangti_m',
  'siyuansongti_b',
  'siyuanheiti_m',
  'fangzhengkaiti',
] as const;

export type WordArtConfig = DashscopeAccess & {
  model: (typeof WORDART_MODELS)[number];
  font: (typeof WORDART_FONTS)[number];
  /** `material`, `scene`, `lighting` or one of the presets; the texture model only. */
  textureStyle: string;
};

const TEXT_MAX = 6;
const PROMPT_MAX = 200;
const COUNT_MAX = 4;
const STEPS = 30;
/** A multiple of 64 between 512 and 1024: enough to trace, and the vendor's own default. */
const SHORT_SIDE = 704;

const item = z.object({ png_url: z.string().optional(), url: z.string().optional(), code: z.string().optional() });

/**
 * WordArt 锦书 writes a name as a picture: `semantic` bends the strokes into what the prompt says and answers with white
 * letters on black, `texture` fills them and answers with transparent ground. The vendor lets an account have one task
 * at a time, so the tasks of this process wait for each other.
 */
export function wordArt(config: WordArtConfig): ImageModel {
  const { baseUrl, model } = config;
  const inTurn = oneAtATime();
  return {
    engine: model,
    writesMask: model === 'wordart-semantic',
    canWrite: (text) => Array.from(text).length <= TEXT_MAX,
    paint: (order, signal) =>
      inTurn(async () => {
        const task = { ...taskOf(config, order), item };
        const results = await runDashscopeTask(config, task, signal);
        const urls = results.flatMap(({ png_url: png, url }) => png ?? url ?? []);
        const allowed = { baseUrl, hostSuffixes: DASHSCOPE_HOSTS };
        const pictures = await Promise.all(urls.map((url) => fetchPicture(url, allowed, signal)));
        return expectCount(pictures, order.count, model);
      }),
  };
}

function taskOf({ model, font, textureStyle }: WordArtConfig, { text, prompt, count }: PaintOrder) {
  if (!text || Array.from(text).length > TEXT_MAX) {
    throw new ModelError(`${model} writes 1 to ${TEXT_MAX} characters`, true);
  }
  if (count > COUNT_MAX) throw new ModelError(`${model} makes ${COUNT_MAX} pictures at most`, true);
  const words = Array.from(prompt).slice(0, PROMPT_MAX).join('');
  if (model === 'wordart-semantic') {
    const parameters = { n: count, steps: STEPS, font_name: font, output_image_ratio: '1280x720' };
    return { path: '/services/aigc/wordart/semantic', body: { model, input: { text, prompt: words }, parameters } };
  }
  const input = {
    text: { text_content: text, font_name: font, output_image_ratio: '16:9' },
    prompt: words,
    texture_style: textureStyle,
  };
  const parameters = { n: count, image_short_size: SHORT_SIDE, alpha_channel: true };
  return { path: '/services/aigc/wordart/texture', body: { model, input, parameters } };
}

function oneAtATime(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work, work);
    last = mine;
    return mine;
  };
}
