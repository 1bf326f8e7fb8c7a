import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openDotProducts, type DotProducts } from './dot-product.ts';
import { openTokenizer, type Vocabulary } from './tokenizer.ts';

/** An English phrase as a direction in 512 dimensions: phrases of like meaning point alike. */
export type SentenceEncoder = { encode(text: string): Float32Array };

/** One row per output, one signed byte per input; a row’s values are bytes times its scale. */
export type Matrix = { outputs: number; inputs: number; bytes: Int8Array; scales: Float32Array };
export type EncoderHeader = {
  matrices: Record<string, { outputs: number; inputs: number; at: number }>;
  vectors: Record<string, { length: number; at: number }>;
  vocabulary: Vocabulary;
};

export const ENCODER_FILE = fileURLToPath(new URL('../../weights/sentence-encoder.bin', import.meta.url));
const LENGTH_MAX = 128;
const HEADS = 4;
const NORM_EPSILON = 1e-6;

/**
 * Google's Universal Sentence Encoder Lite (Apache 2.0): token embeddings, two transformer layers, their mean, one
 * hidden layer. Seven million weights at one byte each; `scripts/build-sentence-encoder.ts` makes the file. Written
 * out here because a phrase has ten to thirty tokens: the sums of `dot-product.ts` need 11 MB, a tensor library 160 MB.
 */
export function openSentenceEncoder(file = ENCODER_FILE): SentenceEncoder {
  const { header, matrix, vector } = readWeights(readFileSync(file));
  const tokenize = openTokenizer(header.vocabulary);
  const embeddings = matrix('embeddings');
  const frequencies = vector('timing');
  const layers = [0, 1].map((layer) => openLayer(`layer${layer}.`, matrix, vector));
  const adjust = { weights: matrix('adjust'), bias: vector('adjust.bias') };
  const hidden = { weights: matrix('hidden'), bias: vector('hidden.bias') };

  /** A token's embedding counts twice: once by itself and once with its place in the phrase. */
  function embed(token: number, position: number): Float32Array {
    const width = embeddings.inputs;
    const scale = 2 * embeddings.scales[token]!;
    const row = Float32Array.from({ length: width }, (_, i) => scale * embeddings.bytes[token * width + i]!);
    frequencies.forEach((frequency, i) => {
      row[i]! += Math.sin(position * frequency);
      row[i + width / 2]! += Math.cos(position * frequency);
    });
    return row;
  }

  return {
    encode(text) {
      const input = tokenize(text).slice(0, LENGTH_MAX).map(embed);
      const [first, second] = layers as [Layer, Layer];
      const outputs = second(first(input, multiply(input, adjust)));
      const mean = new Float32Array(adjust.weights.outputs);
      for (const row of outputs) row.forEach((value, i) => (mean[i]! += value / outputs.length));
      const [turned = mean] = multiply([mean], hidden);
      const squashed = turned.map(Math.tanh);
      const length = Math.hypot(...squashed) || 1;
      return squashed.map((value) => value / length);
    },
  };
}

type Rows = Float32Array[];
type Dense = { weights: Matrix; bias: Float32Array };
/** `residual` is what the layer's results are added to; its own input unless its width changes. */
type Layer = (input: Rows, residual?: Rows) => Rows;
type Norm = { scale: Float32Array; bias: Float32Array };

function openLayer(name: string, matrix: (key: string) => Matrix, vector: (key: string) => Float32Array): Layer {
  const dense = (key: string): Dense => ({ weights: matrix(name + key), bias: vector(`${name}${key}.bias`) });
  const norm = (key: string): Norm => ({ scale: vector(`${name}${key}.scale`), bias: vector(`${name}${key}.bias`) });
  const [attentionNorm, feedNorm] = [norm('attentionNorm'), norm('feedNorm')];
  const [qkv, joined, widen, narrow] = [dense('qkv'), dense('joined'), dense('widen'), dense('narrow')];
  return (input, residual = input) => {
    const attended = add(multiply(attend(multiply(normalise(input, attentionNorm), qkv)), joined), residual);
    const widened = multiply(normalise(attended, feedNorm), widen);
    for (const row of widened) row.forEach((value, i) => (row[i] = Math.max(0, value)));
    return add(multiply(widened, narrow), attended);
  };
}

/** The widest layer's input. */
const WIDTH_MAX = 2048;
let products: DotProducts | undefined;

/** Each row of the input times the matrix, plus the bias. */
function multiply(rows: Rows, { weights: { outputs, inputs, bytes, scales }, bias }: Dense): Rows {
  const { floats, dot } = (products ??= openDotProducts((LENGTH_MAX + 1) * WIDTH_MAX));
  const results = rows.map(() => new Float32Array(outputs));
  // The row of weights lies first, the tokens behind it.
  rows.forEach((row, token) => floats.set(row, (token + 1) * inputs));
  for (let output = 0; output < outputs; output += 1) {
    floats.set(bytes.subarray(output * inputs, (output + 1) * inputs));
    for (let token = 0; token < rows.length; token += 1)
      results[token]![output] = bias[output]! + scales[output]! * dot(0, (token + 1) * inputs, inputs);
  }
  return results;
}

const add = (rows: Rows, others: Rows): Rows => rows.map((row, at) => row.map((value, i) => value + others[at]![i]!));

const normalise = (rows: Rows, { scale, bias }: Norm): Rows =>
  rows.map((row) => {
    const mean = row.reduce((sum, value) => sum + value, 0) / row.length;
    const variance = row.reduce((sum, value) => sum + (value - mean) ** 2, 0) / row.length;
    const spread = 1 / Math.sqrt(variance + NORM_EPSILON);
    return row.map((value, i) => (value - mean) * spread * scale[i]! + bias[i]!);
  });

/** Every token looks at every other, four times over; queries, keys and values stand side by side in a row. */
function attend(rows: Rows): Rows {
  const width = (rows[0]?.length ?? 0) / 3;
  const depth = width / HEADS;
  const results = rows.map(() => new Float32Array(width));
  for (let start = 0; start < width; start += depth) {
    rows.forEach((query, at) => {
      const result = results[at]!;
      const weights = rows.map((key) => {
        let dot = 0;
        for (let i = start; i < start + depth; i += 1) dot += query[i]! * key[width + i]!;
        return dot / Math.sqrt(depth);
      });
      const most = Math.max(...weights);
      const raised = weights.map((weight) => Math.exp(weight - most));
      const total = raised.reduce((sum, value) => sum + value, 0);
      rows.forEach((value, other) => {
        const share = raised[other]! / total;
        for (let i = start; i < start + depth; i += 1) result[i]! += share * value[2 * width + i]!;
      });
    });
  }
  return results;
}

/** Header length (4 bytes), header as JSON padded to a multiple of 4, then the weights it points to. */
function readWeights(file: Buffer) {
  const bytes = file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) as ArrayBuffer;
  const headerLength = file.readUInt32LE(0);
  const header = JSON.parse(file.toString('utf8', 4, 4 + headerLength)) as EncoderHeader;
  const start = 4 + headerLength;
  return {
    header,
    matrix: (name: string): Matrix => {
      const { outputs, inputs, at } = found(header.matrices[name], name);
      const scales = new Float32Array(bytes, start + at, outputs);
      return { outputs, inputs, scales, bytes: new Int8Array(bytes, start + at + 4 * outputs, outputs * inputs) };
    },
    vector: (name: string): Float32Array => {
      const { length, at } = found(header.vectors[name], name);
      return new Float32Array(bytes, start + at, length);
    },
  };
}

function found<T>(entry: T | undefined, name: string): T {
  if (!entry) throw new Error(`The sentence encoder's file has no "${name}"; build it again`);
  return entry;
}
