import type { PaintOrder } from './image-model.ts';

type Graph = Record<string, { class_type: string; inputs: Record<string, unknown> }>;

/** Text to image with the nodes every ComfyUI has. */
const GRAPH: Graph = {
  model: { class_type: 'CheckpointLoaderSimple', inputs: { ckpt_name: '{{checkpoint}}' } },
  canvas: {
    class_type: 'EmptyLatentImage',
    inputs: { width: '{{side}}', height: '{{side}}', batch_size: '{{count}}' },
  },
  wanted: { class_type: 'CLIPTextEncode', inputs: { text: '{{prompt}}', clip: ['model', 1] } },
  unwanted: { class_type: 'CLIPTextEncode', inputs: { text: '{{negativePrompt}}', clip: ['model', 1] } },
  paint: {
    class_type: 'KSampler',
    inputs: {
      model: ['model', 0],
      positive: ['wanted', 0],
      negative: ['unwanted', 0],
      latent_image: ['canvas', 0],
      seed: '{{seed}}',
      steps: 28,
      cfg: 7,
      sampler_name: 'euler',
      scheduler: 'normal',
      denoise: 1,
    },
  },
  picture: { class_type: 'VAEDecode', inputs: { samples: ['paint', 0], vae: ['model', 2] } },
  keep: { class_type: 'SaveImage', inputs: { images: ['picture', 0], filename_prefix: 'markwright' } },
};

/** Puts the order into the slots: a value that is nothing but a slot keeps its type, so numbers stay numbers. */
export function fillGraph(order: PaintOrder, config: { checkpoint: string; graph?: string }): Graph {
  const slots: Record<string, string | number> = { ...order, checkpoint: config.checkpoint };
  const source = config.graph ? (JSON.parse(config.graph) as Graph) : GRAPH;
  return JSON.parse(JSON.stringify(source), (_, value: unknown) => {
    if (typeof value !== 'string') return value;
    const whole = /^\{\{(\w+)\}\}$/.exec(value)?.[1];
    if (whole && whole in slots) return slots[whole];
    return value.replace(/\{\{(\w+)\}\}/g, (slot, name: string) => String(slots[name] ?? slot));
  }) as Graph;
}
