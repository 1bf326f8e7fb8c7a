import { ART_STYLES } from '@markwright/art-font';
import { hasIdeograph, newDoc, PALETTES, type LogoDoc } from '@markwright/logo';
import { useNavigate } from 'react-router';
import { Button, buttonClass } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { createLogoMessages } from '../../i18n/create-logo.ts';
import { useMessages } from '../../i18n/messages.ts';
import { TextInFont } from '../../lib/logo-drawing/text-in-font.tsx';
import { localPath } from '../../i18n/local-path.ts';
import { useCreateLogo, startFromLogo } from '../../stores/create-logo.ts';
import { useLanguage } from '../../stores/language.ts';
import { ArtFonts } from './art-fonts.tsx';
import { GridDrawing } from '../../components/illustrations.tsx';
import { TagsFailure } from './tags-failure.tsx';
import { useFontGroups } from '../../lib/fonts.ts';

/** The name alone: as art lettering where the flow is about an art font, else in each of the fonts the editor offers. */
export function ArtListScreen() {
  const m = useMessages(createLogoMessages).artList;
  const language = useLanguage();
  const navigate = useNavigate();
  const { logoName, logoType, description, color } = useCreateLogo();
  const name = logoName.trim();

  function onUse(doc: LogoDoc) {
    startFromLogo(doc, '');
    void navigate(localPath('/edit', language));
  }

  if (name === '') return <NameMissing />;
  if (logoType !== 'aiFont') return <PlainFonts name={name} onUse={(font) => onUse(wordmark(name, font, color))} />;
  return (
    <div className="content pb-16">
      <PageHeading title={m.artTitle} note={m.artNote(name, ART_STYLES.length)} />
      <ArtFonts name={name} description={description} onUse={onUse} />
    </div>
  );
}

/** As large as it goes, one line for each font. */
function PlainFonts({ name, onUse }: { name: string; onUse: (font: string) => void }) {
  const m = useMessages(createLogoMessages);
  const language = useLanguage();
  const fonts = useFontGroups();
  // A Chinese name in the fonts of the editor, a Latin one in Latin fonts: a Chinese font's own letters look alike.
  const isHanzi = hasIdeograph(name);
  const offered = fonts.data?.list
    .flatMap((group) => group.fonts.map((font) => ({ ...font, group: group.words[language] })))
    .filter(({ editor, script }) => (isHanzi ? editor : script === 'latin'));
  return (
    <div className="content pb-16">
      <PageHeading title={m.artList.title} note={offered && m.artList.note(name, offered.length)} />
      {fonts.isError && <TagsFailure onRetry={() => void fonts.refetch()} text={m.look.fontsFailed} />}
      {fonts.isPending && <Skeleton className="h-120" />}
      <ol className="border-t border-ink">
        {offered?.map(({ key, words, group }) => (
          <li
            key={key}
            className="group grid items-center gap-x-6 gap-y-3 border-b border-line-strong py-6 grid-cols-[minmax(0,1fr)] md:grid-cols-[160px_minmax(0,1fr)_auto] md:py-8"
          >
            <p className="text-caption">
              <span className="block">{words[language]}</span>
              <span className="block text-muted">{group}</span>
            </p>
            <TextInFont font={key} text={name} large className="h-16 w-full md:h-24" />
            <Button
              look="outline"
              aria-label={m.artList.useFont(words[language])}
              className="justify-self-start group-hover:border-ink md:justify-self-end"
              onClick={() => onUse(key)}
            >
              {m.artList.use}
            </Button>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** A document of letters only, in the palette chosen so far. */
function wordmark(name: string, font: string, color: number) {
  const palette = PALETTES.find(({ number }) => number === color) ?? PALETTES[4];
  const [dark] = palette.colors;
  return newDoc({
    name,
    fonts: { name: font },
    colors: { ground: '#ffffff', name: dark, support: dark, accent: palette.colors[1] },
    palette: { id: palette.id, colors: [...palette.colors] },
    layout: 'wordmark',
  });
}

function NameMissing() {
  const m = useMessages(createLogoMessages);
  return (
    <div className="content">
      <PageHeading title={m.artList.title} />
      <div className="border-t border-ink">
        <EmptyState
          drawing={<GridDrawing />}
          title={m.artList.none}
          text={m.artList.noneText}
          action={
            <SiteLink to="/createLogo" className={buttonClass({ look: 'action' })}>
              {m.artList.action}
            </SiteLink>
          }
        />
      </div>
    </div>
  );
}
