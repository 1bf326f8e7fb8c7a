import { useNavigate } from 'react-router';
import { classNames } from '../../components/class-names.ts';
import { Picture } from '../../components/picture.tsx';
import { homeMessages } from '../../i18n/home.ts';
import { useMessages } from '../../i18n/messages.ts';
import { localPath } from '../../i18n/local-path.ts';
import { setCreateLogo, startFromLogo } from '../../stores/create-logo.ts';
import { useLanguage } from '../../stores/language.ts';
import { PICTURES } from './generated/pictures.gen.ts';
import type { LiveBoard } from './use-name-wall.ts';

/** Places on the wall: two columns on a phone, three from there on; no gaps, no corners, like boards on a studio wall. */
const TILES = [
  {
    name: 'stacked',
    picture: { zh: PICTURES.wallStackedZh, en: PICTURES.wallStackedEn },
    ground: '#F4E3C3',
    place: 'col-span-2 row-span-3 md:row-span-2',
    fit: 'w-[56%] md:w-[48%]',
  },
  {
    name: 'construction',
    picture: { zh: PICTURES.wallConstruction, en: PICTURES.wallConstruction },
    ground: '#FF6000',
    place: 'row-span-2 md:row-span-1',
    fit: 'w-full',
  },
  {
    name: 'vertical',
    picture: { zh: PICTURES.wallVerticalZh, en: PICTURES.wallVerticalEn },
    ground: '#EFEAE1',
    place: 'row-span-3 md:row-span-2',
    fit: 'h-[78%] max-w-[76%]!',
  },
  {
    name: 'horizontal',
    picture: { zh: PICTURES.wallHorizontalZh, en: PICTURES.wallHorizontalEn },
    ground: '#F7C9BB',
    place: 'md:order-2',
    fit: 'w-[78%]',
  },
  {
    name: 'badge',
    picture: { zh: PICTURES.wallBadgeZh, en: PICTURES.wallBadgeEn },
    ground: '#CFE0EA',
    place: 'row-span-2 md:order-1',
    fit: 'h-[66%]',
  },
  {
    name: 'reversed',
    picture: { zh: PICTURES.wallReversedZh, en: PICTURES.wallReversedEn },
    ground: '#17130F',
    place: 'row-span-2 md:order-3 md:col-span-2 md:row-span-1',
    fit: 'w-[80%] md:w-[56%]',
  },
] as const;

/** The sample brand, or what is being typed; a typed one can be taken to the editor from here. */
export function LogoWall({ boards }: { boards: readonly LiveBoard[] | undefined }) {
  const m = useMessages(homeMessages);
  const language = useLanguage();
  const name = boards?.[0]?.doc.name.text;
  return (
    <ul
      aria-label={name ? m.wallOf(name) : m.wall}
      data-name={name}
      className="grid auto-rows-[25vw] grid-flow-dense grid-cols-2 md:auto-rows-[160px] md:grid-cols-3 xl:auto-rows-[clamp(160px,11.2vw,216px)]"
    >
      {TILES.map(({ name: key, picture, ground, place, fit }) => {
        const live = boards?.find(({ board }) => board === key);
        return (
          <li
            key={key}
            className={classNames('relative flex items-center justify-center overflow-hidden', place)}
            style={{ background: ground }}
          >
            {live ? (
              <LiveTile live={live} alt={m.wallLive[key]} />
            ) : (
              <Picture
                of={picture[language]}
                alt={m.wallAlts[key]}
                eager={key === 'stacked'}
                className={classNames(
                  'max-h-[82%] max-w-[88%] object-contain',
                  fit.startsWith('h') ? 'w-auto' : 'h-auto',
                  fit,
                )}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Names differ in shape, so a live logo is fitted into its board rather than set to a width. */
function LiveTile({ live, alt }: { live: LiveBoard; alt: string }) {
  const m = useMessages(homeMessages);
  const language = useLanguage();
  const navigate = useNavigate();
  const { board, picture, doc, iconId } = live;
  function use() {
    // Another brand's answers do not carry over.
    setCreateLogo({ logoName: doc.name.text, otherName: '', slogan: '', description: '', chosenTags: [] });
    startFromLogo(doc, iconId);
    void navigate(localPath('/edit', language));
  }
  return (
    <button
      type="button"
      onClick={use}
      aria-label={m.useBoard(alt)}
      className="group absolute inset-0 flex items-center justify-center -outline-offset-4"
    >
      <img
        src={picture.url}
        alt=""
        className={classNames('object-contain', board === 'construction' ? 'size-full' : 'h-[64%] w-[72%]')}
      />
      <span className="pointer-events-none absolute right-3 bottom-3 rounded-chip bg-surface px-3 py-1 text-caption text-ink opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100">
        {m.use}
      </span>
    </button>
  );
}
