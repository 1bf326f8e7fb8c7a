import { displayText, initialLetter, shownMark, type LogoDoc } from '@markwright/logo';
import { findTrade, NICE_CLASSES } from './classes.data.ts';
import { NEW_LAW_DAY, OFFICES, TRADEMARK_LIMITS_DAY } from './limits.data.ts';

const classLine = (number: number, language: 'zh' | 'en'): string => {
  const title = NICE_CLASSES[number - 1]?.[language] ?? '';
  return language === 'zh' ? `第 ${number} 类 · ${title}` : `Class ${number} · ${title}`;
};

/** What the picture consists of beside the words, in the words of a form: no meaning is read into it there. */
function designText(doc: LogoDoc, language: 'zh' | 'en'): { part: string; shows: string } | undefined {
  const zh = language === 'zh';
  const shown = shownMark(doc);
  if (shown === 'none') return undefined;
  if (shown === 'letter') {
    const letter = initialLetter(displayText(doc.name)).toUpperCase();
    return zh
      ? { part: `带底框的文字“${letter}”`, shows: `图形部分为名称中的“${letter}”字，置于实色底框内。` }
      : { part: `the letter “${letter}” in a frame`, shows: `The framed letter is the “${letter}” of the name.` };
  }
  const part = zh ? '图形' : 'a design';
  if (doc.mark?.source.kind === 'upload')
    return { part, shows: zh ? '图形部分：（请用一句话写明画的是什么）。' : 'The design shows (please fill in).' };
  const [subject = ''] = (doc.mark?.meaning[language] ?? '').trim().split(/[：:。.]/u);
  const plain = zh
    ? subject.replace(/^按你的描述，/u, '')
    : subject.replace(/, as you described$/, '').replace(/^[A-Z](?=[a-z ])/, (first) => first.toLowerCase());
  return { part, shows: plain && (zh ? `图形部分表现：${plain}。` : `The design shows ${plain}.`) };
}

/** 商标说明: a draft of what the picture consists of, for the form's field. */
function draftDescription(doc: LogoDoc, language: 'zh' | 'en'): string {
  const name = displayText(doc.name);
  const others = [doc.secondName, doc.slogan].flatMap((line) => (line ? [displayText(line)] : []));
  const design = designText(doc, language);
  const list = (words: string) => [design?.part, words, ...others.map((text) => `“${text}”`)].filter(Boolean);
  const lines =
    language === 'zh'
      ? [
          `本商标由${list(`文字“${name}”`).join('、')}组合而成。`,
          design?.shows,
          ...[name, ...others.slice(0, doc.secondName ? 1 : 0)]
            .filter((text) => /[a-z]/i.test(text))
            .map((text) => `“${text}”的含义：（请填写；没有含义写“无含义，为臆造词”）。`),
          '本商标不指定颜色。（如指定颜色，请写明颜色，并同时提交着色图样和黑白稿。）',
          doc.art ? '文字部分为艺术化设计的字形。' : '文字部分的字体仅为艺术化表现。',
        ]
      : [
          `The mark consists of ${list(`the words “${name}”`).join(', ')}.`,
          design?.shows,
          doc.art ? 'The words are in stylised lettering.' : '',
          'Color is not claimed as a feature of the mark. (If it is, name the colours and where they appear.)',
          'Translation or transliteration of words in other languages: (please fill in).',
        ];
  return lines.filter(Boolean).join('\n');
}

function classesText(trade: ReturnType<typeof findTrade>, language: 'zh' | 'en'): string[] {
  const zh = language === 'zh';
  if (!trade)
    return [
      zh
        ? '没有可依据的行业描述。请对照 45 个类别选择；开店零售一般还会考虑第 35 类。'
        : 'Nothing was said about the trade. Choose from the 45 classes; shops usually also think of class 35.',
    ];
  const [main, ...others] = trade.classes;
  return [
    zh ? `行业：${trade.title.zh}` : `Trade: ${trade.title.en}`,
    zh ? `先考虑：${classLine(main!, 'zh')}` : `First: ${classLine(main!, 'en')}`,
    ...(others.length > 0
      ? [
          zh
            ? `也可考虑：${others.map((each) => classLine(each, 'zh')).join('；')}`
            : `Also: ${others.map((each) => classLine(each, 'en')).join('; ')}`,
        ]
      : []),
    zh
      ? '这是按行业给出的建议，不是法律意见；具体商品与服务项目以《类似商品和服务区分表》现行文本为准。'
      : 'A suggestion by trade, not legal advice; goods and services are those of the list in force.',
  ];
}

const SEARCH_STEPS = {
  zh: [
    '1. 打开中国商标网 https://sbj.cnipa.gov.cn ，进入“商标查询”，按页面要求登录。',
    '2. 选“商标近似查询”，填上面建议的类别，分别查：汉字、拼音、英文、图形。',
    '3. 汉字要换着查：同音字、形近字、字序颠倒、加减一个字；英文查前四个字母相同的。',
    '4. 图形按图形要素编码查；不会编码时，用页面的图形搜索或请代理人查。',
    '5. 记下查询日期和结果。官方数据有滞后，近几个月的申请可能还查不到。',
    '6. 能否注册由商标局决定。我们没有替你查询，也不对结果作任何承诺。',
  ],
  en: [
    '1. Open the official search of your office: sbj.cnipa.gov.cn (China), tmsearch.uspto.gov (United States), gov.uk/search-for-trademark (United Kingdom), euipo.europa.eu (European Union).',
    '2. Search each of the classes above for the name, its other spellings and sounds, and its translation.',
    '3. Search the picture by its figure codes, or ask an attorney to.',
    '4. Note the day and what you found: the newest applications are not shown yet.',
    '5. Whether a mark is registered is the office’s decision. Nobody has looked for you, and nothing here says that it can be registered.',
  ],
} as const;

/** Everything that goes with the pictures, for whoever fills in the form. */
export function filingNotes(doc: LogoDoc, trade: string, language: 'zh' | 'en'): string {
  // What the owner said about the shop counts before what its name seems to say.
  const said = [trade, doc.about, [doc.name.text, doc.secondName?.text, doc.slogan?.text].join(' ')];
  const [found] = said.flatMap((words) => (words && findTrade(words)) || []);
  const zh = language === 'zh';
  return [
    zh ? `# ${doc.name.text} · 商标申请材料说明` : `# ${doc.name.text} · notes for a trademark application`,
    '',
    zh ? '## 类别建议' : '## Classes',
    ...classesText(found, language),
    '',
    zh ? '## 商标说明（草稿）' : '## Description of the mark (draft)',
    draftDescription(doc, language),
    '',
    zh ? '## 自己查询的步骤' : '## How to search',
    ...SEARCH_STEPS[language],
    '',
    zh ? '## 图样要求' : '## What the pictures meet',
    ...OFFICES.map(({ office, leastSide, mostSide, atMostBytes, note, source }) =>
      zh
        ? `${office.zh}：JPG，边长 ${leastSide}–${mostSide} 像素，不超过 ${Math.round(atMostBytes / 1024)} KB。${note.zh}（${source}）`
        : `${office.en}: JPG, sides of ${leastSide}–${mostSide} px, at most ${Math.round(atMostBytes / 1024)} KB. ${note.en} (${source})`,
    ),
    zh ? `以上限值核对于 ${TRADEMARK_LIMITS_DAY}。` : `Looked up on ${TRADEMARK_LIMITS_DAY}.`,
    zh
      ? `新《商标法》自 ${NEW_LAW_DAY} 起施行，图样和材料要求可能随之调整；在那之后提交，请先看商标局的最新公告。`
      : `A new trademark law is in force in China from ${NEW_LAW_DAY}, and the rules on pictures may follow: read the office’s latest notice before filing after that day.`,
    ...(shownMark(doc) === 'drawing' && doc.mark?.source.kind === 'icon'
      ? [
          zh
            ? '本标志的图形来自公共图库，不是独家的：图形部分可能不被认可为你独有。'
            : 'The picture comes from a public library of icons and is not exclusive: an office may not take it as yours alone.',
        ]
      : []),
    '',
  ].join('\n');
}
