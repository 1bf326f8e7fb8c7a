import { classNames } from '../../components/class-names.ts';
import { Picture } from '../../components/picture.tsx';
import { homeMessages } from '../../i18n/home.ts';
import { useMessages } from '../../i18n/messages.ts';
import { PICTURES } from './generated/pictures.gen.ts';

/** Places on the wall: two columns on a phone, three from there on; no gaps, no corners, like boards on a studio wall. */
const TILES = [
  {
    name: 'stacked',
    picture: PICTURES.wallStacked,
    ground: '#F4E3C3',
    place: 'col-span-2 row-span-3 md:row-span-2',
    fit: 'w-[56%] md:w-[48%]',
  },
  {
    name: 'construction',
    picture: PICTURES.wallConstruction,
    ground: '#FF6000',
    place: 'row-span-2 md:row-span-1',
    fit: 'w-full',
  },
  {
    name: 'vertical',
    picture: PICTURES.wallVertical,
    ground: '#EFEAE1',
    place: 'row-span-3 md:row-span-2',
    fit: 'h-[78%]',
  },
  { name: 'horizontal', picture: PICTURES.wallHorizontal, ground: '#F7C9BB', place: 'md:order-2', fit: 'w-[78%]' },
  { name: 'badge', picture: PICTURES.wallBadge, ground: '#CFE0EA', place: 'row-span-2 md:order-1', fit: 'h-[66%]' },
  {
    name: 'reversed',
    picture: PICTURES.wallReversed,
    ground: '#17130F',
    place: 'row-span-2 md:order-3 md:col-span-2 md:row-span-1',
    fit: 'w-[80%] md:w-[56%]',
  },
] as const;

export function LogoWall() {
  const m = useMessages(homeMessages);
  return (
    <ul
      aria-label={m.wall}
      className="grid auto-rows-[25vw] grid-flow-dense grid-cols-2 md:auto-rows-[160px] md:grid-cols-3 xl:auto-rows-[clamp(160px,11.2vw,216px)]"
    >
      {TILES.map(({ name, picture, ground, place, fit }) => (
        <li
          key={name}
          className={classNames('flex items-center justify-center overflow-hidden', place)}
          style={{ background: ground }}
        >
          <Picture
            of={picture}
            alt={m.wallAlts[name]}
            eager={name === 'stacked'}
            className={classNames(
              'max-h-[82%] max-w-[88%] object-contain',
              fit.startsWith('h') ? 'w-auto' : 'h-auto',
              fit,
            )}
          />
        </li>
      ))}
    </ul>
  );
}
