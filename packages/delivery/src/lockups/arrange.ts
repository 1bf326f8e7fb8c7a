import {
  factsOf,
  findLayout,
  layOut,
  resolveLayout,
  setLayout,
  setNameLines,
  type LogoDoc,
  type Outlines,
  type Piece,
  type PlacedLogo,
} from '@markwright/logo';

/** As designed · wide, for signs and headers · stacked, for squares · the mark alone · the words alone. */
export const LOCKUPS = ['designed', 'wide', 'stacked', 'mark', 'word'] as const;
export type LockupKind = (typeof LOCKUPS)[number];

/** Shapes of a lockup, width against height, that need no other arrangement. */
const WIDE_AT_LEAST = 2;
const STACKED_AT_MOST = 1.7;

/** Layouts whose container belongs to the mark, so that the mark alone keeps it. */
const WITH_CONTAINER = new Set(['tile', 'tile-stacked', 'ring-stacked']);
/** Layouts whose words stand apart from the mark: without it they are the words as designed. */
const WITH_WORDS_APART = new Set([
  'stacked',
  'horizontal',
  'horizontal-tall',
  'left-stacked',
  'monogram',
  'monogram-row',
  'ring-stacked',
  'tile',
  'tile-stacked',
  'vertical-mark',
]);

type Placing = { doc: LogoDoc; placed: PlacedLogo };

const ratioOf = ({ box }: PlacedLogo): number => box.width / box.height;
const isWord = ({ role }: Piece): boolean => role === 'name' || role === 'secondName' || role === 'slogan';
const isMark = ({ role }: Piece): boolean => role === 'mark';

const only = ({ doc, placed }: Placing, isKept: (piece: Piece) => boolean): Placing | undefined => {
  const pieces = placed.pieces.filter(isKept);
  return pieces.length === 0 ? undefined : { doc, placed: { ...placed, pieces } };
};

/** Lettering stands in a line or a block of its own choosing; another lockup wants it as one line. */
const inOneLine = (doc: LogoDoc): LogoDoc =>
  doc.art && doc.art.arrangement !== 'horizontal' ? { ...doc, art: { ...doc.art, arrangement: 'horizontal' } } : doc;

/** Composes a document anew in each of the arrangements it is handed over in. */
export function openArrangements(designed: LogoDoc, outlines: Outlines) {
  const known = new Map<LockupKind, Placing | undefined>();
  const own: Placing = { doc: designed, placed: layOut(designed, outlines) };
  const layoutId = own.placed.layoutId;
  const drawsMark = findLayout(layoutId)?.drawsMark === true && designed.mark !== null;
  const hasLetterMark = !drawsMark && own.placed.pieces.some(isMark);

  const composedAs = (doc: LogoDoc, id: string): Placing | undefined => {
    if (resolveLayout(id, factsOf(doc)).id !== id) return undefined;
    const other = setLayout(doc, id);
    return { doc: other, placed: layOut(other, outlines) };
  };
  /** The first layout that suits and comes out in the wanted proportions. */
  const firstOf = (ids: readonly string[], suits: (placed: PlacedLogo) => boolean): Placing | undefined => {
    for (const id of ids) {
      const line = inOneLine(designed);
      if (id === layoutId && line === designed && !designed.layout.nudge) return own;
      const composed = composedAs(line, id);
      if (composed && suits(composed.placed)) return composed;
    }
    return undefined;
  };

  function wide(): Placing | undefined {
    if (ratioOf(own.placed) >= WIDE_AT_LEAST && !designed.layout.nudge) return own;
    const any = () => true;
    if (drawsMark) return firstOf(WITH_CONTAINER.has(layoutId) ? ['tile', 'horizontal'] : ['horizontal'], any);
    if (hasLetterMark) return firstOf(['monogram-row'], any);
    const line = setLayout(setNameLines(inOneLine(designed), 1), 'wordmark');
    const placed = layOut(line, outlines);
    return ratioOf(placed) > ratioOf(own.placed) * 1.2 ? { doc: line, placed } : undefined;
  }

  function stacked(): Placing | undefined {
    if (ratioOf(own.placed) <= STACKED_AT_MOST && !designed.layout.nudge) return own;
    const any = () => true;
    if (drawsMark) return firstOf(layoutId === 'tile' ? ['tile-stacked', 'stacked'] : ['stacked'], any);
    if (hasLetterMark) return firstOf(['monogram'], any);
    return firstOf(['split'], (placed) => ratioOf(placed) < ratioOf(own.placed) * 0.75);
  }

  function mark(): Placing | undefined {
    if (!drawsMark) return hasLetterMark ? only(own, isMark) : undefined;
    if (WITH_CONTAINER.has(layoutId)) return only(own, ({ role }) => role === 'mark' || role === 'ornament');
    // Inside a badge the mark has the badge's colours; standing alone it has its own.
    const plain = WITH_WORDS_APART.has(layoutId) ? own : composedAs(designed, 'stacked');
    return plain && only(plain, isMark);
  }

  function word(): Placing | undefined {
    if (WITH_WORDS_APART.has(layoutId)) return only(own, isWord);
    if (!drawsMark) return own;
    const apart = composedAs(designed, 'stacked');
    return apart && only(apart, isWord);
  }

  const arrangeAs: Record<LockupKind, () => Placing | undefined> = { designed: () => own, wide, stacked, mark, word };
  return {
    /** Undefined where the logo has no such lockup; the designed one itself where that is it already. */
    find(kind: LockupKind): Placing | undefined {
      if (!known.has(kind)) known.set(kind, arrangeAs[kind]());
      return known.get(kind);
    },
    /** The lockup that this one is already, where two are the same. */
    sameAs(kind: LockupKind): LockupKind | undefined {
      const found = this.find(kind);
      return LOCKUPS.slice(0, LOCKUPS.indexOf(kind)).find(
        (earlier) => found !== undefined && this.find(earlier) === found,
      );
    },
  };
}

export type Arrangements = ReturnType<typeof openArrangements>;
