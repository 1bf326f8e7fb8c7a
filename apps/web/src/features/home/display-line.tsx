import { Picture, type PictureSource } from '../../components/picture.tsx';
import { classNames } from '../../components/class-names.ts';
import { useLanguage } from '../../stores/language.ts';
import { PICTURES } from './generated/pictures.gen.ts';

/** Outlined lines are drawn at 100 units to the em. */
const UNITS_PER_EM = 100;

type DisplayLineProps = { picture: PictureSource; text: string; ruled?: boolean; eager?: boolean };

/** One line of display type as an outline, sized by the text size around it; the words stay for readers and search. */
export const DisplayLine = ({ picture, text, ruled, eager }: DisplayLineProps) => (
  <span
    className={classNames('relative block w-fit max-w-full', ruled && 'ink-rules')}
    style={{ width: `${picture.width / UNITS_PER_EM}em` }}
  >
    <span className="sr-only">{text}</span>
    <Picture of={picture} alt="" eager={eager} className="block h-auto w-full" />
  </span>
);

const HEADINGS = {
  zh: { headline: [PICTURES.headlineZh1, PICTURES.headlineZh2], steps: PICTURES.stepsZh, cases: PICTURES.casesZh },
  en: { headline: [PICTURES.headlineEn1, PICTURES.headlineEn2], steps: PICTURES.stepsEn, cases: PICTURES.casesEn },
};

export const useHeadings = () => HEADINGS[useLanguage()];
