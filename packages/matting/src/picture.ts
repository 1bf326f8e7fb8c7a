/** Pixels in rows of red, green, blue, alpha; colours are not multiplied by alpha. */
export type Picture = { data: Uint8Array | Uint8ClampedArray; width: number; height: number };

export type Rgb = readonly [red: number, green: number, blue: number];

class MattingError extends Error {
  override readonly name = 'MattingError';
}

export function checkPicture({ data, width, height }: Picture): void {
  const isSize = (value: number) => Number.isInteger(value) && value > 0;
  if (!isSize(width) || !isSize(height))
    throw new MattingError(`A picture of ${width} × ${height} pixels has nothing in it`);
  if (data.length !== width * height * 4) throw new MattingError('The pixels do not fit the size of the picture');
}
