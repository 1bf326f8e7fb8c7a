import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openMatrixMemory } from './matrix-product.ts';
import { openTokenizer, type Vocabulary } from './tokenizer.ts';

/** An English phrase as a direction in 512 dimensions: phrases of like meaning point alike. */
export type SentenceEncoder = { encode(text: string): Float32Array };

/** One row per output, one signed byte per input; a row’s values are bytes times its scale. */
type Matrix = {
  outputs: number;
  inputs: number;
  bytes: Int8Array;
  scales: Float32Array;
  /** The bytes of each output's row times the input, which are whole numbers as `wholeNumbers` gives them. */
  products: (input: Int16Array) => Int32Array;
};
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
 * out here because a phrase has ten to thirty tokens: `matrix-product.ts` needs 11 MB, a tensor library 160 MB.
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
    for (const row of widened) for (let i = 0; i < row.length; i += 1) row[i] = Math.max(0, row[i]!);
    return add(multiply(widened, narrow), attended);
  };
}

/** The widest layer's input, and the most outputs. */
const WIDTH_MAX = 2048;

/** So large that 2,048 products with bytes still fit into 32 bits; a weight's own byte is sixty times as rough. */
const WHOLE_MAX = 8191;

/** A row as whole numbers and what to multiply them with to get it back. */
function wholeNumbers(row: Float32Array): { whole: Int16Array; scale: number } {
  let most = 0;
  for (const value of row) most = Math.max(most, Math.abs(value));
  const scale = most / WHOLE_MAX || 1;
  const whole = new Int16Array(row.length);
  for (let i = 0; i < row.length; i += 1) whole[i] = Math.round(row[i]! / scale);
  return { whole, scale };
}

/** Each row of the input times the matrix, plus the bias. */
const multiply = (rows: Rows, { weights: { scales, products }, bias }: Dense): Rows =>
  rows.map((row) => {
    const { whole, scale } = wholeNumbers(row);
    const sums = products(whole);
    const result = new Float32Array(sums.length);
    for (let i = 0; i < sums.length; i += 1) result[i] = bias[i]! + scale * scales[i]! * sums[i]!;
    return result;
  });

/** Into the first. */
function add(rows: Rows, others: Rows): Rows {
  rows.forEach((row, at) => {
    const other = others[at]!;
    for (let i = 0; i < row.length; i += 1) row[i]! += other[i]!;
  });
  return rows;
}

const normalise = (rows: Rows, { scale, bias }: Norm): Rows =>
  rows.map((row) => {
    let [sum, squares] = [0, 0];
    for (const value of row) sum += value;
    const mean = sum / row.length;
    for (const value of row) squares += (value - mean) ** 2;
    const spread = 1 / Math.sqrt(squares / row.length + NORM_EPSILON);
    const result = new Float32Array(row.length);
    for (let i = 0; i < row.length; i += 1) result[i] = (row[i]! - mean) * spread * scale[i]! + bias[i]!;
    return result;
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
  const { bytes, multiply } = openMatrixMemory(file, { mostRows: WIDTH_MAX, longestRow: WIDTH_MAX });
  const floats = (at: number, length: number) => new Float32Array(bytes.buffer, bytes.byteOffset + at, length);
  const headerLength = file.readUInt32LE(0);
  const header = JSON.parse(file.toString('utf8', 4, 4 + headerLength)) as EncoderHeader;
  const start = 4 + headerLength;
  return {
    header,
    matrix: (name: string): Matrix => {
      const { outputs, inputs, at } = found(header.matrices[name], name);
      const rowsAt = start + at + 4 * outputs;
      return {
        outputs,
        inputs,
        scales: floats(start + at, outputs),
        bytes: bytes.subarray(rowsAt, rowsAt + outputs * inputs),
        products: (input) => multiply(rowsAt, outputs, input),
      };
    },
    vector: (name: string): Float32Array => {
      const { length, at } = found(header.vectors[name], name);
      return floats(start + at, length);
    },
  };
}

function found<T>(entry: T | undefined, name: string): T {
  if (!entry) throw new Error(`The sentence encoder's file has no "${name}"; build it again`);
  return entry;
}
