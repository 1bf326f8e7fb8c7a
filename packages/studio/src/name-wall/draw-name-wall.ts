import type { LoadedOutlines } from '@markwright/fonts';
import {
  acceptText,
  GlyphsMissingError,
  hasIdeograph,
  newDoc,
  printWatermark,
  renderCutOut,
  type CutOut,
  type LogoDoc,
  type LogoMark,
  type MarkChoice,
} from '@markwright/logo';
import { BOARDS, type Board, type BoardKey } from './boards.ts';
import { ideasOfName } from './ideas-of-name.ts';
import { drawMarkWithLines } from './mark-with-lines.ts';

export type DrawnBoard = {
  key: BoardKey;
  doc: LogoDoc;
  picture: CutOut;
  /** The watermark, to be laid on the picture's ink: beside it, cut off at the edge, it would look like dirt. */
  cover?: string;
};

const SIZE = { width: 600, height: 450 };
/** When a board's own faces lack a character, these have the most. */
const WIDE_FACES = ['noto-sans-sc-bold.ttf', 'noto-serif-sc-semibold.ttf', 'montserrat-semibold.ttf'];

/** A typed name on all six boards, with the pictures it calls to mind. Throws what the engine throws for bad text. */
export async function drawNameWall(typed: string, outlines: LoadedOutlines): Promise<DrawnBoard[]> {
  const name = acceptText(typed, 'name');
  const script = hasIdeograph(name) ? 'hanzi' : 'latin';
  await outlines.ensureLoaded([...WIDE_FACES, ...Object.values(BOARDS).flatMap((board) => board[script].faces)]);
  const [first, second = first] = ideasOfName(name);
  return Object.entries(BOARDS).map(([key, board]) => {
    const mark = board.idea && (board.idea === 'first' ? first : second);
    const doc = hang(name, board, script, mark, outlines);
    return { key: key as BoardKey, doc, ...draw(key as BoardKey, doc, outlines) };
  });
}

function hang(
  name: string,
  board: Board,
  script: 'hanzi' | 'latin',
  idea: MarkChoice | undefined,
  outlines: LoadedOutlines,
): LogoDoc {
  const { colors } = board;
  const { layout, faces } = board[script];
  const tried = [...faces, ...WIDE_FACES];
  const face = tried.find((key) => outlines.shape(key, name).missing.length === 0);
  if (!face) throw new GlyphsMissingError(outlines.shape(WIDE_FACES[0] ?? '', name).missing);
  const mark: LogoMark | undefined = idea && {
    ...idea,
    primary: colors.mark ?? colors.name,
    secondary: colors.accent,
    scale: 1,
  };
  return newDoc({
    name,
    fonts: { name: face },
    colors,
    palette: { id: 'own', colors: [colors.name, colors.accent, colors.support, colors.ground] },
    layout: idea || !board.idea ? layout : board.bare,
    mark,
  });
}

/** The orange board shows the mark on the drawing table; the others show the logo. All carry the watermark. */
function draw(key: BoardKey, doc: LogoDoc, outlines: LoadedOutlines): Pick<DrawnBoard, 'picture' | 'cover'> {
  const { background: ground, name } = doc;
  if (key !== 'construction' || !doc.mark)
    return { picture: renderCutOut(doc, { outlines, size: SIZE }), cover: coverOf(ground, name.color) };
  const inks = { ink: name.color, second: doc.layout.accent };
  const { svg, width, height } = drawMarkWithLines(doc.mark.drawing, inks);
  const cover = printWatermark({ width, height }, { ground, ink: name.color }, 'mw-wall', 'quiet');
  return { picture: { svg: svg.replace('</svg>', `${cover}</svg>`), width, height } };
}

/** Two halves, since the size of the watermark follows the shorter side: small enough for a name in a row. */
const coverOf = (ground: string, ink: string): string => {
  const { width: side } = SIZE;
  const half = { width: side, height: side / 2 };
  const covers = [0, half.height].map((y) => printWatermark({ ...half, y }, { ground, ink }, `mw-wall-${y}`));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">${covers.join('')}</svg>`;
};
