import { Picture, type PictureSource } from '../../components/picture.tsx';
import { classNames } from '../../components/class-names.ts';

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
