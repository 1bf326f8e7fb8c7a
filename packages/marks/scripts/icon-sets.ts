import type { DrawingStyle } from '../src/catalogue/catalogue-types.ts';

/** How one icon of a set is read from its name. `stem` is in units of a 240-unit canvas. */
type NamedStyle = { base: string; style: DrawingStyle; stem: number | null };

type IconSource = {
  id: string;
  package: string;
  version: string;
  /** How many drawings of one style this set may give to one concept. */
  most: number;
  /** Drawn for menus: asked only where the better sets show too little of a thing. */
  fillsGaps?: true;
  read(name: string): NamedStyle | null;
};

const line = (base: string, stem: number): NamedStyle => ({ base, style: 'line', stem });
const solid = (base: string): NamedStyle => ({ base, style: 'solid', stem: null });

/** Phosphor draws one picture in several weights; thin is too frail beside any lettering. */
function readPhosphor(name: string): NamedStyle | null {
  const [, base = name, weight = 'regular'] = /^(.*)-(thin|light|bold|fill|duotone)$/.exec(name) ?? [];
  switch (weight) {
    case 'fill':
      return solid(base);
    case 'duotone':
      return { base, style: 'duotone', stem: 15 };
    case 'light':
      return line(base, 11.25);
    case 'bold':
      return line(base, 22.5);
    case 'regular':
      return line(base, 15);
    default:
      return null;
  }
}

function readMingcute(name: string): NamedStyle | null {
  const match = /^(.*?)(?:-\d+)?-(line|fill)$/.exec(name);
  if (!match?.[1]) return null;
  return match[2] === 'fill' ? solid(match[1]) : line(match[1], 20);
}

/** Variants of a picture that only say something in a menu. */
const OF_A_MENU =
  /(^|-)(off|plus|minus|check|checked|alert|remove|edit|lock|cog|arrow|arrows|multiple|box|circle|square|sharp|rounded|search|star|clock|question|exclamation|cancel|outline-rounded|outline-sharp|sync|refresh|variant-off|settings|account|tag|marker|export|import|play|pause|slash|x|up|down|left|right)(-|$)/;

/** A set that marks one of its two styles with a last word: `tree`, `tree-outline`. */
function readPaired(name: string, ending: string, marked: 'line' | 'solid', stem: number): NamedStyle | null {
  const isMarked = name.endsWith(ending);
  const base = isMarked ? name.slice(0, -ending.length) : name;
  if (OF_A_MENU.test(base)) return null;
  return isMarked === (marked === 'solid') ? solid(base) : line(base, stem);
}

const withoutCount = (name: string) => name.replace(/-(one|two|three|four|five|\d+)$/, '');

/**
 * Sets whose licence lets a drawing live inside somebody's logo. Remix Icon forbids logos, Font Awesome,
 * Game-icons, OpenMoji and Solar ask for attribution, Lucide's makers say they expect it: none is here.
 */
export const ICON_SOURCES: readonly IconSource[] = [
  { id: 'ph', package: '@iconify-json/ph', version: '1.2.2', most: 3, read: readPhosphor },
  {
    id: 'hugeicons',
    package: '@iconify-json/hugeicons',
    version: '1.2.35',
    most: 2,
    read: (name) => line(name.replace(/-\d+$/, ''), 15),
  },
  {
    id: 'tabler',
    package: '@iconify-json/tabler',
    version: '1.2.41',
    most: 1,
    read: (name) => (name.endsWith('-filled') ? solid(withoutCount(name.slice(0, -7))) : line(withoutCount(name), 20)),
  },
  { id: 'mingcute', package: '@iconify-json/mingcute', version: '1.2.8', most: 1, read: readMingcute },
  {
    id: 'icon-park-outline',
    package: '@iconify-json/icon-park-outline',
    version: '1.2.4',
    most: 2,
    read: (name) => line(withoutCount(name), 20),
  },
  {
    id: 'icon-park-solid',
    package: '@iconify-json/icon-park-solid',
    version: '1.2.4',
    most: 1,
    read: (name) => solid(withoutCount(name)),
  },
  { id: 'pinhead', package: '@iconify-json/pinhead', version: '1.2.28', most: 3, read: solid },
  { id: 'temaki', package: '@iconify-json/temaki', version: '1.2.6', most: 1, read: solid },
  {
    id: 'maki',
    package: '@iconify-json/maki',
    version: '1.2.5',
    most: 1,
    read: (name) => (name.endsWith('-11') ? null : solid(name.replace(/-15$/, ''))),
  },
  {
    id: 'fluent-emoji-flat',
    package: '@iconify-json/fluent-emoji-flat',
    version: '1.2.6',
    most: 2,
    read: (base) => ({ base, style: 'colour', stem: null }),
  },
  {
    id: 'fluent-emoji-high-contrast',
    package: '@iconify-json/fluent-emoji-high-contrast',
    version: '1.2.6',
    most: 2,
    read: solid,
  },
  {
    id: 'mdi',
    package: '@iconify-json/mdi',
    fillsGaps: true,
    version: '1.2.3',
    most: 1,
    read: (name) => readPaired(name, '-outline', 'line', 20),
  },
  {
    id: 'material-symbols',
    package: '@iconify-json/material-symbols',
    fillsGaps: true,
    version: '1.2.93',
    most: 1,
    read: (name) => readPaired(name, '-outline', 'line', 20),
  },
  {
    id: 'tdesign',
    package: '@iconify-json/tdesign',
    fillsGaps: true,
    version: '1.2.19',
    most: 1,
    read: (name) => readPaired(name, '-filled', 'solid', 20),
  },
  {
    id: 'boxicons',
    package: '@iconify-json/boxicons',
    fillsGaps: true,
    version: '1.2.0',
    most: 1,
    read: (name) => readPaired(name, '-filled', 'solid', 20),
  },
  {
    id: 'griddy-icons',
    package: '@iconify-json/griddy-icons',
    fillsGaps: true,
    version: '1.2.0',
    most: 1,
    read: (name) => readPaired(name, '-filled', 'solid', 15),
  },
  {
    id: 'qlementine-icons',
    package: '@iconify-json/qlementine-icons',
    fillsGaps: true,
    version: '1.2.16',
    most: 1,
    read: (name) => (/-(16|24)$/.test(name) ? line(name.replace(/(-filled)?-(16|24)$/, ''), 15) : null),
  },
];

/** Packages that only lend words to concepts, never drawings. */
export const WORD_SOURCES = {
  'cldr-annotations-full': '48.2.0',
  '@icon-park/svg': '1.4.2',
  'lucide-static': '1.62.0',
  '@tabler/icons': '3.51.0',
  '@phosphor-icons/core': '2.1.1',
} as const;
