import type { Outlines } from '@markwright/vector';
import type { LogoDoc } from '../document/logo-doc.ts';
import { setLayout, setNameLines } from '../ops/edit-layout.ts';
import { resolveLayout } from '../layout/catalogue.ts';
import { frameOf } from '../layout/initial-container.ts';
import { factsOf } from '../layout/kit.ts';
import { layOut } from './lay-out.ts';
import type { PlacedLogo } from '../layout/placed-logo.ts';
import { inkOf, type Piece } from '../layout/piece.ts';

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
/** Layouts that sign with a seal: it stands for the brand where the name does not. */
const WITH_SEAL = new Set(['side-seal', 'vertical-seal']);

/** What a design shows beside its words: its drawing, its telling letter (in a container or as a seal), or nothing. */
type ShownMark = 'drawing' | 'letter' | 'none';

export function shownMark(doc: LogoDoc): ShownMark {
  const { id, drawsMark } = resolveLayout(doc.layout.id, factsOf(doc));
  if (drawsMark && doc.mark) return 'drawing';
  return id === 'monogram' || id === 'monogram-row' || WITH_SEAL.has(id) ? 'letter' : 'none';
}

/** A document in one arrangement, and where its parts stand in it. */
export type Arranged = { doc: LogoDoc; placed: PlacedLogo };

const ratioOf = ({ box }: PlacedLogo): number => box.width / box.height;
const isWord = ({ role }: Piece): boolean => role === 'name' || role === 'secondName' || role === 'slogan';
const isMark = ({ role }: Piece): boolean => role === 'mark';
const isOrnament = ({ role }: Piece): boolean => role === 'ornament';

const only = ({ doc, placed }: Arranged, isKept: (piece: Piece) => boolean): Arranged | undefined => {
  const pieces = placed.pieces.filter(isKept);
  return pieces.length === 0 ? undefined : { doc, placed: { ...placed, pieces, box: inkOf(pieces) } };
};

/** Lettering stands in a line or a block of its own choosing; another lockup wants it as one line. */
const inOneLine = (doc: LogoDoc): LogoDoc =>
  doc.art && doc.art.arrangement !== 'horizontal' ? { ...doc, art: { ...doc.art, arrangement: 'horizontal' } } : doc;

/** The telling letter keeps the shape round it when it stands in another layout. */
const inItsFrame = (doc: LogoDoc): LogoDoc => ({ ...doc, layout: { ...doc.layout, frame: frameOf(doc) } });

/** Composes a document anew in each of the arrangements it is handed over in. */
export function openArrangements(designed: LogoDoc, outlines: Outlines) {
  const known = new Map<LockupKind, Arranged | undefined>();
  const own: Arranged = { doc: designed, placed: layOut(designed, outlines) };
  const layoutId = own.placed.layoutId;
  const shown = shownMark(designed);
  const drawsMark = shown === 'drawing';
  const hasLetterMark = shown === 'letter' && !WITH_SEAL.has(layoutId);

  const composedAs = (doc: LogoDoc, id: string): Arranged | undefined => {
    if (resolveLayout(id, factsOf(doc)).id !== id) return undefined;
    const other = setLayout(hasLetterMark ? inItsFrame(doc) : doc, id);
    return { doc: other, placed: layOut(other, outlines) };
  };
  /** The first layout that suits and comes out in the wanted proportions. */
  const firstOf = (ids: readonly string[], suits: (placed: PlacedLogo) => boolean): Arranged | undefined => {
    for (const id of ids) {
      const line = inOneLine(designed);
      if (id === layoutId && line === designed && !designed.layout.nudge) return own;
      const composed = composedAs(line, id);
      if (composed && suits(composed.placed)) return composed;
    }
    return undefined;
  };

  function wide(): Arranged | undefined {
    if (ratioOf(own.placed) >= WIDE_AT_LEAST && !designed.layout.nudge) return own;
    const any = () => true;
    if (drawsMark) return firstOf(WITH_CONTAINER.has(layoutId) ? ['tile', 'horizontal'] : ['horizontal'], any);
    if (hasLetterMark) return firstOf(['monogram-row'], any);
    const line = setLayout(setNameLines(inOneLine(designed), 1), 'wordmark');
    const placed = layOut(line, outlines);
    return ratioOf(placed) > ratioOf(own.placed) * 1.2 ? { doc: line, placed } : undefined;
  }

  function stacked(): Arranged | undefined {
    if (ratioOf(own.placed) <= STACKED_AT_MOST && !designed.layout.nudge) return own;
    const any = () => true;
    if (drawsMark) return firstOf(layoutId === 'tile' ? ['tile-stacked', 'stacked'] : ['stacked'], any);
    if (hasLetterMark) return firstOf(['monogram'], any);
    return firstOf(['split'], (placed) => ratioOf(placed) < ratioOf(own.placed) * 0.75);
  }

  function mark(): Arranged | undefined {
    if (shown === 'none') return undefined;
    if (shown === 'letter') return only(own, hasLetterMark ? isMark : isOrnament);
    if (WITH_CONTAINER.has(layoutId)) return only(own, ({ role }) => role === 'mark' || role === 'ornament');
    // Inside a badge the mark has the badge's colours; standing alone it has its own.
    const plain = WITH_WORDS_APART.has(layoutId) ? own : composedAs(designed, 'stacked');
    return plain && only(plain, isMark);
  }

  function word(): Arranged | undefined {
    if (WITH_WORDS_APART.has(layoutId)) return only(own, isWord);
    if (!drawsMark) return own;
    const apart = composedAs(designed, 'stacked');
    return apart && only(apart, isWord);
  }

  const arrangeAs: Record<LockupKind, () => Arranged | undefined> = { designed: () => own, wide, stacked, mark, word };
  return {
    designed: own,
    /** Undefined where the logo has no such lockup; the designed one itself where that is it already. */
    find(kind: LockupKind): Arranged | undefined {
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
