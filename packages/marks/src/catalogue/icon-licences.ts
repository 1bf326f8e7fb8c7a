import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Licences that let a drawing become part of somebody's logo without naming its maker on it. */
export const ALLOWED_LICENCES = ['MIT', 'ISC', 'Apache-2.0', 'CC0-1.0', 'Unicode-3.0', 'our own work'] as const;

/** The set of plain pictures that we drew ourselves (`scripts/drawn`) for things that no icon set shows. */
export const OWN_SET = 'markwright';

type IconNotice = {
  name: string;
  source: string;
  licence: string;
  /** File under packages/marks/licences that holds the full text. */
  file: string;
  use: string;
};

type Credited = IconNotice & { sets: readonly string[] };

const DRAWINGS = 'drawings in the mark catalogue';
const WORDS = 'words in the concept index';

const CREDITED: readonly Credited[] = [
  {
    sets: ['ph'],
    name: 'Phosphor Icons',
    source: 'https://github.com/phosphor-icons/core',
    licence: 'MIT',
    file: 'phosphor.txt',
    use: `${DRAWINGS}; ${WORDS}`,
  },
  {
    sets: ['hugeicons'],
    name: 'Huge Icons',
    source: 'https://icon-sets.iconify.design/hugeicons',
    licence: 'MIT',
    file: 'hugeicons.txt',
    use: DRAWINGS,
  },
  {
    sets: ['tabler'],
    name: 'Tabler Icons',
    source: 'https://github.com/tabler/tabler-icons',
    licence: 'MIT',
    file: 'tabler.txt',
    use: `${DRAWINGS}; ${WORDS}`,
  },
  {
    sets: ['mingcute'],
    name: 'MingCute Icon',
    source: 'https://github.com/Richard9394/MingCute',
    licence: 'Apache-2.0',
    file: 'apache-2.0.txt',
    use: DRAWINGS,
  },
  {
    sets: ['icon-park-outline', 'icon-park-solid'],
    name: 'IconPark',
    source: 'https://github.com/bytedance/IconPark',
    licence: 'Apache-2.0',
    file: 'apache-2.0.txt',
    use: `${DRAWINGS}; ${WORDS}`,
  },
  {
    sets: ['pinhead'],
    name: 'Pinhead',
    source: 'https://github.com/waysidemapping/pinhead',
    licence: 'CC0-1.0',
    file: 'cc0-1.0.txt',
    use: DRAWINGS,
  },
  {
    sets: ['temaki'],
    name: 'Temaki',
    source: 'https://github.com/rapideditor/temaki',
    licence: 'CC0-1.0',
    file: 'cc0-1.0.txt',
    use: DRAWINGS,
  },
  {
    sets: ['maki'],
    name: 'Maki',
    source: 'https://github.com/mapbox/maki',
    licence: 'CC0-1.0',
    file: 'cc0-1.0.txt',
    use: DRAWINGS,
  },
  {
    sets: ['fluent-emoji-flat', 'fluent-emoji-high-contrast'],
    name: 'Fluent Emoji',
    source: 'https://github.com/microsoft/fluentui-emoji',
    licence: 'MIT',
    file: 'fluent-emoji.txt',
    use: DRAWINGS,
  },
  {
    sets: ['mdi'],
    name: 'Material Design Icons',
    source: 'https://github.com/Templarian/MaterialDesign',
    licence: 'Apache-2.0',
    file: 'apache-2.0.txt',
    use: DRAWINGS,
  },
  {
    sets: ['material-symbols'],
    name: 'Material Symbols',
    source: 'https://github.com/google/material-design-icons',
    licence: 'Apache-2.0',
    file: 'apache-2.0.txt',
    use: DRAWINGS,
  },
  {
    sets: ['tdesign'],
    name: 'TDesign Icons',
    source: 'https://github.com/Tencent/tdesign-icons',
    licence: 'MIT',
    file: 'tdesign.txt',
    use: DRAWINGS,
  },
  {
    sets: ['boxicons'],
    name: 'Boxicons',
    source: 'https://github.com/box-icons/boxicons-core',
    licence: 'MIT',
    file: 'boxicons.txt',
    use: DRAWINGS,
  },
  {
    sets: ['griddy-icons'],
    name: 'Griddy Icons',
    source: 'https://github.com/griddy-icons/griddy-icons',
    licence: 'MIT',
    file: 'griddy-icons.txt',
    use: DRAWINGS,
  },
  {
    sets: ['qlementine-icons'],
    name: 'Qlementine Icons',
    source: 'https://github.com/oclero/qlementine-icons',
    licence: 'MIT',
    file: 'qlementine-icons.txt',
    use: DRAWINGS,
  },
  {
    sets: [],
    name: 'Lucide (keywords only)',
    source: 'https://github.com/lucide-icons/lucide',
    licence: 'ISC',
    file: 'lucide.txt',
    use: WORDS,
  },
  {
    sets: [],
    name: 'Unicode CLDR annotations',
    source: 'https://github.com/unicode-org/cldr-json',
    licence: 'Unicode-3.0',
    file: 'unicode-3.0.txt',
    use: WORDS,
  },
];

/** Read on the server at run time as an installed package; nothing derived from it is stored or shipped. */
const DICTIONARY: IconNotice = {
  name: 'CC-CEDICT',
  source: 'https://cc-cedict.org',
  licence: 'CC-BY-SA-4.0',
  file: 'cc-cedict.txt',
  use: 'dictionary consulted on the server while searching; no part of the catalogue or of any logo',
};

/** Its weights, one byte each, find words of like meaning. */
const SENTENCE_ENCODER: IconNotice = {
  name: 'Universal Sentence Encoder Lite',
  source: 'https://www.kaggle.com/models/google/universal-sentence-encoder',
  licence: 'Apache-2.0',
  file: 'apache-2.0.txt',
  use: 'weights used while searching, rounded to one byte each; no part of the catalogue or of any logo',
};

export function licenceOfSet(set: string): string {
  if (set === OWN_SET) return 'our own work';
  const credited = CREDITED.find(({ sets }) => sets.includes(set));
  if (!credited) throw new Error(`The icon set ${set} has no licence on file`);
  return credited.licence;
}

/** Everything the NOTICE file must say about pictures and words that others made. */
export function iconNotices(): IconNotice[] {
  const credited = CREDITED.map(({ name, source, licence, file, use }) => ({ name, source, licence, file, use }));
  return [...credited, DICTIONARY, SENTENCE_ENCODER];
}

export function readLicenceText(file: string): string {
  return readFileSync(fileURLToPath(new URL(`../../licences/${file}`, import.meta.url)), 'utf8');
}
