import { nickNameIn } from '@markwright/contracts/nick-name';
import { shareLink } from '@markwright/contracts/site';
import { Flag, Link2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { shareMessages } from '../../i18n/share.ts';
import { useLanguage } from '../../stores/language.ts';
import { useSite } from '../../stores/site.ts';
import { hasShareSheet, openShareSheet, useCopyLink } from './pass-on.ts';
import type { Share } from './load-share.ts';
import { NameForm } from './name-form.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { SharedScenes } from './shared-scenes.tsx';

/** The print on the table, with its label beside it. */
export function SharedLogo({ share }: { share: Share }) {
  const m = useMessages(shareMessages);
  const { creationId, name, ownerName, purchased } = share;
  const [reporting, setReporting] = useState(false);
  const language = useLanguage();
  const link = shareLink(useSite().publicUrl, creationId, language);
  const copy = useCopyLink(link);
  const tell = () => (hasShareSheet() ? openShareSheet({ title: m.headTitle(name), url: link }) : copy());
  return (
    <div className="grid grow lg:grid-cols-[minmax(0,1fr)_432px]">
      <Print share={share} />
      <div className="px-(--page-margin) py-8 lg:sticky lg:top-(--header-height) lg:row-span-2 lg:self-start lg:px-12 lg:py-16">
        <p className="text-caption text-muted">{m.eyebrow}</p>
        <h1 className="mt-1 text-heading font-black text-balance md:text-display">{name}</h1>
        {ownerName && <p className="mt-1 text-muted">{m.by(nickNameIn(language, ownerName))}</p>}
        <div className="mt-4 flex gap-2">
          <Button size="small" onClick={tell}>
            <Icon of={Link2} size={18} />
            {m.tell}
          </Button>
          <Button look="quiet" size="small" className="text-muted" onClick={() => setReporting(true)}>
            <Icon of={Flag} size={18} />
            {m.report}
          </Button>
        </div>
        {purchased === 'none' && <p className="mt-4 text-caption text-muted">{m.preview}</p>}
        <section className="mt-8 border-t border-ink pt-6 lg:mt-16">
          <h2 className="text-title font-bold">{m.makeTitle}</h2>
          <p className="mt-1 text-pretty text-muted">{m.makeText}</p>
          <NameForm />
        </section>
      </div>
      <SharedScenes share={share} />
      {reporting && <ReportDialog creationId={creationId} onClose={() => setReporting(false)} />}
    </div>
  );
}

const CORNERS = [
  'top-0 left-0 border-t-2 border-l-2',
  'top-0 right-0 border-t-2 border-r-2',
  'bottom-0 left-0 border-b-2 border-l-2',
  'right-0 bottom-0 border-r-2 border-b-2',
];

function Print({ share: { name, imageUrl, width, height } }: { share: Share }) {
  const m = useMessages(shareMessages);
  return (
    <div className="dotted flex items-center justify-center bg-canvas px-6 py-10 md:p-14 lg:min-h-[calc(100dvh-var(--header-height)-72px)] lg:p-20">
      <div className="relative w-full max-w-220 p-4 md:p-6">
        {CORNERS.map((corner) => (
          <span key={corner} aria-hidden className={`absolute size-6 border-ink ${corner}`} />
        ))}
        {imageUrl ? (
          <img
            src={imageUrl}
            alt={m.picture(name)}
            width={width || 800}
            height={height || 600}
            className="block h-auto w-full bg-surface shadow-raised"
          />
        ) : (
          <output className="flex aspect-4/3 items-center justify-center bg-surface text-muted">{m.drawing}</output>
        )}
      </div>
    </div>
  );
}
