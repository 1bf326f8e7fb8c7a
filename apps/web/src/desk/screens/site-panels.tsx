import type { NoticeValue, SiteValue } from '@markwright/contracts/desk';
import { ONLY_KEY } from '@markwright/contracts/desk-routes';
import { X } from 'lucide-react';
import { Button } from '../../components/button.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { Switch } from '../../components/switch.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { shellWords } from '../i18n/shell.ts';
import { smallWords } from '../i18n/small-content.ts';
import { BothField, isSaid, MomentField, NO_WORDS } from '../parts/fields.tsx';
import { Panel } from '../parts/page.tsx';
import { SaveBar } from '../parts/save-bar.tsx';
import { VersionPanel } from '../parts/version-panel.tsx';
import { useContent } from '../use-content.ts';

const NOTICE = { area: 'content', kind: 'notice', key: ONLY_KEY } as const;
const SITE = { area: 'content', kind: 'site', key: ONLY_KEY } as const;
const NO_NOTICE: NoticeValue = { shown: true, words: NO_WORDS, link: null, from: null, to: null };

/** The line over the home page. */
export function NoticePanel() {
  const m = useMessages(smallWords);
  const s = useMessages(shellWords);
  const content = useContent<NoticeValue>(NOTICE);
  if (content.isPending) return <p className="pt-6 text-muted">{s.loading}</p>;
  const value = content.value ?? NO_NOTICE;
  const set = (part: Partial<NoticeValue>) => content.change({ ...value, ...part });
  const isWhole = isSaid(value.words) && (!value.link || /^(?:\/(?!\/)|https:\/\/)\S*$/.test(value.link));
  return (
    <div className="pt-4">
      <Panel>
        <div className="flex flex-col gap-5">
          <Switch label={m.noticeShown} checked={value.shown} onChange={(shown) => set({ shown })} />
          <BothField label={m.noticeWords} max={120} value={value.words} onChange={(words) => set({ words })} />
          <TextField
            label={m.noticeLink}
            hint={m.noticeLinkHint}
            maxLength={300}
            value={value.link ?? ''}
            onChange={({ target }) => set({ link: target.value.trim() || null })}
          />
          <div className="grid gap-3 md:grid-cols-2">
            <MomentField label={m.from} hint={m.momentHint} value={value.from} onChange={(from) => set({ from })} />
            <MomentField label={m.to} hint={m.momentHint} value={value.to} onChange={(to) => set({ to })} />
          </div>
          <SaveBar content={content} isWhole={isWhole} />
        </div>
      </Panel>
      <VersionPanel thing={NOTICE} />
    </div>
  );
}

/** Who runs the site: the footers, the search engines and the feed say it. */
export function SitePanel() {
  const m = useMessages(smallWords);
  const s = useMessages(shellWords);
  const content = useContent<SiteValue>(SITE);
  const { value, change, isError } = content;
  if (!value) return <p className="pt-6 text-muted">{isError ? s.failed : s.loading}</p>;
  const set = (part: Partial<SiteValue>) => change({ ...value, ...part });
  const isWhole =
    isSaid(value.companyName) &&
    isSaid(value.address) &&
    value.filingNumber.trim() !== '' &&
    value.phone.trim().length > 2 &&
    value.relatedSites.every(({ name, url }) => isSaid(name) && /^https?:\/\/\S+$/.test(url));
  return (
    <div className="pt-4">
      <Panel>
        <div className="flex flex-col gap-5">
          <BothField
            label={m.company}
            max={80}
            value={value.companyName}
            onChange={(companyName) => set({ companyName })}
          />
          <BothField label={m.address} max={200} value={value.address} onChange={(address) => set({ address })} />
          <div className="grid gap-3 md:grid-cols-2">
            <TextField
              label={m.phone}
              maxLength={40}
              value={value.phone}
              onChange={({ target }) => set({ phone: target.value })}
            />
            <TextField
              label={m.filing}
              maxLength={60}
              value={value.filingNumber}
              onChange={({ target }) => set({ filingNumber: target.value })}
            />
          </div>
          <fieldset>
            <legend className="mb-2 font-medium">{m.related}</legend>
            {value.relatedSites.map((site, at) => {
              const put = (part: Partial<typeof site>) =>
                set({ relatedSites: value.relatedSites.with(at, { ...site, ...part }) });
              return (
                <div key={at} className="mb-4 flex items-end gap-2">
                  <div className="flex grow flex-col gap-2">
                    <BothField
                      label={`${m.relatedName} ${at + 1}`}
                      max={40}
                      value={site.name}
                      onChange={(name) => put({ name })}
                    />
                    <TextField
                      label={`${m.relatedUrl} ${at + 1}`}
                      maxLength={300}
                      value={site.url}
                      onChange={({ target }) => put({ url: target.value.trim() })}
                    />
                  </div>
                  <IconButton
                    icon={X}
                    label={m.removeRelated(site.name.zh || String(at + 1))}
                    onClick={() => set({ relatedSites: value.relatedSites.toSpliced(at, 1) })}
                  />
                </div>
              );
            })}
            {value.relatedSites.length < 6 && (
              <Button
                size="small"
                look="quiet"
                onClick={() => set({ relatedSites: [...value.relatedSites, { name: NO_WORDS, url: '' }] })}
              >
                {m.addRelated}
              </Button>
            )}
          </fieldset>
          <SaveBar content={content} isWhole={isWhole} />
        </div>
      </Panel>
      <VersionPanel thing={SITE} />
    </div>
  );
}
