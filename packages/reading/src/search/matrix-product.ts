/**
 * A matrix of signed bytes times a row of 16-bit whole numbers, sixteen products at a time: JavaScript has no vector
 * instructions, and the search by meaning is nothing but such products. By hand because it is one function; its text is
 *
 *   (func (export "multiply") (param $row i32) (param $end i32) (param $input i32) (param $length i32) (param $result i32)
 *     (local $s v128) (local $t v128) (local $in i32) (local $stop i32)
 *     loop
 *       $s = 0;  $t = 0;  $in = $input;  $stop = $row + $length
 *       loop
 *         $s = $s + dot(eight bytes at $row, load($in));  $t = $t + dot(eight bytes at $row + 8, load($in + 16))
 *         $in = $in + 32;  $row = $row + 16;  again while $row < $stop
 *       end
 *       store at $result the four lanes of $s + $t added up;  $result = $result + 4;  again while $row < $end
 *     end)
 *
 * where $row … $end are the matrix in the memory, row after row, and $length is that of a row.
 */
const [GET, SET, TEE, ADD, CONST, LESS, AGAIN, END, LOOP] = [0x20, 0x21, 0x22, 0x6a, 0x41, 0x49, 0x0d, 0x0b, 0x03];
const [VECTOR, V128, I32, STORE, NOTHING] = [0xfd, 0x7b, 0x7f, 0x36, 0x40];
const [ROW, END_OF_ROWS, INPUT, LENGTH, RESULT, S, T, IN, STOP] = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const ADD_LANES = [VECTOR, 0xae, 0x01];
const DOT_LANES = [VECTOR, 0xba, 0x01];
const SAME_IN_ALL_LANES = [VECTOR, 0x11];
const loadBytes = (offset: number) => [GET, ROW, VECTOR, 0x01, 0, offset];
const loadInput = (offset: number) => [GET, IN, VECTOR, 0x00, 0, offset];
const empty = (sum: number) => [CONST, 0, ...SAME_IN_ALL_LANES, SET, sum];
const addProduct = (sum: number, at: number) =>
  [[GET, sum], loadBytes(at), loadInput(2 * at), DOT_LANES, ADD_LANES, [SET, sum]].flat();
const advance = (local: number, by: number) => [GET, local, CONST, by, ADD];
const lane = (number: number) => [GET, S, VECTOR, 0x1b, number];

const BODY = [
  [2, 2, V128, 2, I32],
  [LOOP, NOTHING, ...empty(S), ...empty(T), GET, INPUT, SET, IN, GET, ROW, GET, LENGTH, ADD, SET, STOP],
  [LOOP, NOTHING, ...addProduct(S, 0), ...addProduct(T, 8)],
  [...advance(IN, 32), SET, IN, ...advance(ROW, 16), TEE, ROW, GET, STOP, LESS, AGAIN, 0, END],
  [GET, S, GET, T, ...ADD_LANES, SET, S],
  [GET, RESULT, ...lane(0), ...lane(1), ADD, ...lane(2), ADD, ...lane(3), ADD, STORE, 2, 0],
  [...advance(RESULT, 4), SET, RESULT, GET, ROW, GET, END_OF_ROWS, LESS, AGAIN, 0, END, END],
].flat();

const nameOf = (text: string) => [text.length, ...Array.from(text, (letter) => letter.charCodeAt(0))];
/** Lengths of 128 and more take two bytes. */
const lengthOf = ({ length }: readonly number[]) => (length < 128 ? [length] : [(length & 127) | 128, length >> 7]);
const section = (id: number, content: readonly number[]) => [id, ...lengthOf(content), ...content];
const [FUNCTION, MEMORY] = [0, 2];

const PROGRAM = Uint8Array.from(
  [
    [0, ...nameOf('asm').slice(1), 1, 0, 0, 0],
    section(1, [1, 0x60, 5, I32, I32, I32, I32, I32, 0]),
    section(2, [1, ...nameOf('own'), ...nameOf('memory'), MEMORY, 0, 1]),
    section(3, [1, 0]),
    section(7, [1, ...nameOf('multiply'), FUNCTION, 0]),
    section(10, [1, ...lengthOf(BODY), ...BODY]),
  ].flat(),
);

export type MatrixMemory = {
  /** What it was opened with, in its own memory. */
  bytes: Int8Array;
  /** The sum of products of the input with each of `rows` rows that lie one after the other from a place among the bytes. */
  multiply: (at: number, rows: number, input: Int16Array | Int8Array) => Int32Array;
};

const PAGE = 65_536;

/** Every browser and Node have it; TypeScript knows it only together with the whole of a browser. */
declare const WebAssembly: {
  Memory: new (size: { initial: number }) => { buffer: ArrayBuffer };
  Module: new (program: Uint8Array) => object;
  Instance: new (module: object, imports: object) => { exports: Record<string, unknown> };
};

/** Rows and inputs have a length that is a multiple of sixteen; results are valid until the next product. */
export function openMatrixMemory(
  data: Uint8Array,
  { mostRows, longestRow }: { mostRows: number; longestRow: number },
): MatrixMemory {
  const resultsAt = 2 * longestRow;
  const dataAt = resultsAt + 4 * mostRows;
  const memory = new WebAssembly.Memory({ initial: Math.ceil((dataAt + data.length) / PAGE) });
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(PROGRAM), { own: { memory } });
  const run = exports['multiply'] as (row: number, end: number, input: number, length: number, result: number) => void;
  const inputs = new Int16Array(memory.buffer, 0, longestRow);
  const results = new Int32Array(memory.buffer, resultsAt, mostRows);
  const bytes = new Int8Array(memory.buffer, dataAt, data.length);
  bytes.set(data);
  return {
    bytes,
    multiply(at, rows, input) {
      inputs.set(input);
      run(dataAt + at, dataAt + at + rows * input.length, 0, input.length, resultsAt);
      return results.subarray(0, rows);
    },
  };
}
