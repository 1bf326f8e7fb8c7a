/**
 * The sum of products of two rows of 32-bit floats, eight at a time: JavaScript has no vector instructions, and the
 * sentence encoder is nothing but such sums. By hand because it is one function; its text is
 *
 *   (func (export "dot") (param $a i32) (param $b i32) (param $end i32) (result f32) (local $s v128) (local $t v128)
 *     loop
 *       $s = $s + load($a) * load($b);  $t = $t + load($a + 16) * load($b + 16)
 *       $b = $b + 32;  $a = $a + 32;  again while $a < $end
 *     end
 *     $s = $s + $t;  the four lanes of $s added up)
 *
 * where $a and $b are places in the memory and $end is where the first row ends.
 */
const [GET, SET, TEE, ADD, CONST, VECTOR, V128] = [0x20, 0x21, 0x22, 0x6a, 0x41, 0xfd, 0x7b];
const [A, B, END_OF_A, S, T] = [0, 1, 2, 3, 4];
const ADD_LANES = [VECTOR, 0xe4, 0x01];
const MULTIPLY_LANES = [VECTOR, 0xe6, 0x01];
const load = (local: number, offset: number) => [GET, local, VECTOR, 0x00, 2, offset];
const addProduct = (sum: number, offset: number) =>
  [[GET, sum], load(A, offset), load(B, offset), MULTIPLY_LANES, ADD_LANES, [SET, sum]].flat();
const lane = (number: number) => [GET, S, VECTOR, 0x1f, number];
const ADD_FLOATS = 0x92;

const BODY = [
  [1, 2, V128],
  [0x03, 0x40, ...addProduct(S, 0), ...addProduct(T, 16)],
  [GET, B, CONST, 32, ADD, SET, B, GET, A, CONST, 32, ADD, TEE, A, GET, END_OF_A, 0x49, 0x0d, 0, 0x0b],
  [GET, S, GET, T, ...ADD_LANES, SET, S],
  [...lane(0), ...lane(1), ADD_FLOATS, ...lane(2), ADD_FLOATS, ...lane(3), ADD_FLOATS, 0x0b],
].flat();

const nameOf = (text: string) => [text.length, ...Array.from(text, (letter) => letter.charCodeAt(0))];
const section = (id: number, content: readonly number[]) => [id, content.length, ...content];
const [I32, F32, FUNCTION, MEMORY] = [0x7f, 0x7d, 0, 2];

const PROGRAM = Uint8Array.from(
  [
    [0, ...nameOf('asm').slice(1), 1, 0, 0, 0],
    section(1, [1, 0x60, 3, I32, I32, I32, 1, F32]),
    section(2, [1, ...nameOf('own'), ...nameOf('memory'), MEMORY, 0, 1]),
    section(3, [1, 0]),
    section(7, [1, ...nameOf('dot'), FUNCTION, 0]),
    section(10, [1, BODY.length, ...BODY]),
  ].flat(),
);

export type DotProducts = {
  /** The memory the rows lie in. */
  floats: Float32Array;
  /** Two rows of a length that is a multiple of eight, by where they begin among the floats. */
  dot: (one: number, other: number, length: number) => number;
};

const PAGE_FLOATS = 16_384;

/** Every browser and Node have it; TypeScript knows it only together with the whole of a browser. */
declare const WebAssembly: {
  Memory: new (size: { initial: number }) => { buffer: ArrayBuffer };
  Module: new (program: Uint8Array) => object;
  Instance: new (module: object, imports: object) => { exports: Record<string, unknown> };
};

export function openDotProducts(roomForFloats: number): DotProducts {
  const memory = new WebAssembly.Memory({ initial: Math.ceil(roomForFloats / PAGE_FLOATS) });
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(PROGRAM), { own: { memory } });
  const sum = exports['dot'] as (a: number, b: number, endOfA: number) => number;
  return {
    floats: new Float32Array(memory.buffer),
    dot: (one, other, length) => sum(one * 4, other * 4, (one + length) * 4),
  };
}
