import type { DataToSend, Endpoints } from '@markwright/contracts';
import type { Rasteriser } from '@markwright/raster';

type Wall = DataToSend<Endpoints['drawNameWall']>;
type WallBoard = Wall['boards'][number];
/** A board whose picture is still a drawing. */
export type DrawnWallBoard = Omit<WallBoard, 'picture'> & { svg: string };

/** Sharp on the boards of a large screen, and no more. */
const WALL_PIXELS = 560;

/** The boards as pixels. They travel inside the reply: six more round trips would be felt with every letter typed. */
export async function paintWall(rasteriser: Rasteriser, boards: readonly DrawnWallBoard[], client: string) {
  const paint = async ({ svg, ...board }: DrawnWallBoard): Promise<WallBoard> => {
    const order = { svg, format: 'png' as const, longSide: WALL_PIXELS };
    const { bytes, width, height } = await rasteriser.draw(order, { client });
    const url = `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`;
    return { ...board, picture: { url, width, height } };
  };
  return { boards: await Promise.all(boards.map(paint)) } satisfies Wall;
}
