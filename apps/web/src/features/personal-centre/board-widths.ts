/** Heights and widths of the boards on a shelf; four of them and three gaps fill 1200 px. */
const BOARD_HEIGHT = 236;
const ROWS_OF_FOUR = [
  [320, 216, 356, 236],
  [236, 356, 216, 320],
  [356, 236, 320, 216],
] as const;
const ROWS_OF_THREE = [
  [250, 190, 216],
  [196, 260, 200],
  [216, 190, 250],
  [260, 200, 196],
] as const;

const shareIn = (rows: readonly (readonly number[])[], index: number): { share: number; width: number } => {
  const perRow = rows[0]?.length ?? 1;
  const row = rows[Math.floor(index / perRow) % rows.length] ?? [];
  const width = row[index % perRow] ?? 1;
  return { width, share: width / row.reduce((sum, each) => sum + each, 0) };
};

/** How much of its row a board takes, in rows of three and of four, and the artboard that fits it. */
export function boardAt(index: number) {
  const four = shareIn(ROWS_OF_FOUR, index);
  const three = shareIn(ROWS_OF_THREE, index);
  return {
    shares: { '--of-three': three.share.toFixed(5), '--of-four': four.share.toFixed(5) },
    artboard: { width: four.width * 2, height: BOARD_HEIGHT * 2 },
  };
}
