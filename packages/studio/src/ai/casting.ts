import { BACKDROPS, type BackdropKind, type Build } from '@markwright/logo';
import type { AiStyleId } from '../read/ai-styles.ts';
import { CASTING_TABLE } from './casting.data.ts';
import { TRADE_COLOURS, type ColourWorld } from './casting-colours.data.ts';

/** What suits a family of trades, and what never does. */
export type CastingRow = {
  family: string;
  /** Trades of the lexicon by their ids, and those that belong here only in hanzi. */
  trades: readonly string[];
  hanziTrades: readonly string[];
  /** Words in the id or the name of a trade that nobody wrote into the table. */
  words: readonly string[];
  /** Styles for names in hanzi and for Latin names, the most fitting first; four of them are cast. */
  hanzi: readonly AiStyleId[];
  latin: readonly AiStyleId[];
  /** Not cast whatever the mood, unless the customer chooses it. */
  never: readonly AiStyleId[];
  colours: ColourWorld;
  /** How letters may be built, the most fitting first. */
  type: readonly Build[];
  /** What may stand on the ground of one of the four; none where the trade wants a plain sheet. */
  ornament: BackdropKind | undefined;
  /** Letters stand straight and without shadows. */
  isSober: boolean;
};

/** The table's short words for styles. */
const STYLES: Readonly<Record<string, readonly AiStyleId[]>> = {
  retro: ['new-retro'],
  natural: ['naturalism'],
  round: ['circular-fun'],
  line: ['linear-minimalism'],
  geometric: ['geometric-modernity'],
  video: ['short-video'],
  cyber: ['cyberpunk'],
  pixel: ['pixel-technology'],
  neon: ['neon-gradient'],
  wash: ['ink-and-wash'],
  ancient: ['ancient-chinese'],
  graffiti: ['cartoon-graffiti'],
  red: ['passion-red'],
  blue: ['cool-blue'],
  purple: ['romantic-purple'],
  MACHINES: ['cyberpunk', 'pixel-technology', 'neon-gradient', 'short-video'],
  LOUD: ['cyberpunk', 'pixel-technology', 'neon-gradient', 'short-video', 'cartoon-graffiti', 'passion-red'],
};
const BUILDS: readonly Build[] = ['serif', 'sans', 'round', 'brush', 'display', 'script', 'mono-width'];

function known<T>(found: T | undefined, word: string): T {
  if (found === undefined) throw new RangeError(`The casting table says "${word}", which nothing is called`);
  return found;
}

const isWorld = (word: string): word is ColourWorld => word in TRADE_COLOURS;

function readRow(text: string): CastingRow {
  const [title = '', ...lines] = text.split('\n');
  const lists = new Map<string, string[]>();
  let key = '';
  for (const line of lines) {
    const words = line.trim().split(/\s+/);
    // A list that goes on in the next line is indented further.
    if (/^ {2}\S/.test(line)) key = words.shift() ?? '';
    lists.set(key, [...(lists.get(key) ?? []), ...words]);
  }
  const list = (of: string) => lists.get(of) ?? [];
  const styles = (of: string) => list(of).flatMap((word) => known(STYLES[word], word));
  const [colours = ''] = list('colours');
  const [ornament] = list('ornament');
  return {
    family: title.replace(' (sober)', ''),
    isSober: title.endsWith('(sober)'),
    trades: list('trades'),
    hanziTrades: list('hanzi-too'),
    words: list('words'),
    hanzi: styles('hanzi'),
    latin: styles('latin'),
    never: styles('never'),
    colours: known(isWorld(colours) ? colours : undefined, colours),
    type: list('type').map((word) =>
      known(
        BUILDS.find((build) => build === word),
        word,
      ),
    ),
    ornament:
      ornament === undefined
        ? undefined
        : known(
            BACKDROPS.find((kind) => kind === ornament),
            ornament,
          ),
  };
}

const rows = CASTING_TABLE.trim().split('\n\n').map(readRow);

export const CASTING: readonly CastingRow[] = rows.filter(({ trades }) => trades.length > 0);

/** For briefs that tell no trade: calm styles that any shop can wear; moods choose among the rest. */
export const NO_TRADE: CastingRow = known(
  rows.find(({ family }) => family === 'no trade'),
  'no trade',
);
