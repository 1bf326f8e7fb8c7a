import type { CasesValue, DeskCaseOffer } from '@markwright/contracts/desk';
import { ONLY_KEY } from '@markwright/contracts/desk-routes';
import { ChevronUp, X } from 'lucide-react';
import { Button } from '../../components/button.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { Switch } from '../../components/switch.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { shellWords } from '../i18n/shell.ts';
import { smallWords } from '../i18n/small-content.ts';
import { BothField, isSaid, NO_WORDS } from '../parts/fields.tsx';
import { Panel } from '../parts/page.tsx';
import { SaveBar } from '../parts/save-bar.tsx';
import { VersionPanel } from '../parts/version-panel.tsx';
import { useRead } from '../use-desk.ts';
import { useContent } from '../use-content.ts';

const THING = { area: 'content', kind: 'cases', key: ONLY_KEY } as const;
const CASES_MAX = 12;

/** Customers' logos for the home page, chosen among those whose owners agree. */
export function CasesPanel() {
  const m = useMessages(smallWords);
  const s = useMessages(shellWords);
  const content = useContent<CasesValue>(THING);
  const offers = useRead('listCaseOffers').data?.list ?? [];
  const { value } = content;
  if (!value) return <p className="pt-6 text-muted">{content.isError ? s.failed : s.loading}</p>;
  const set = (part: Partial<CasesValue>) => content.change({ ...value, ...part });
  const known = new Map(offers.map((offer) => [offer.creationId, offer]));
  const free = offers.filter(({ creationId }) => !value.list.some((one) => one.creationId === creationId));
  const isWhole = value.list.every(({ trade }) => isSaid(trade));
  return (
    <div className="pt-4">
      <p className="mb-4 text-muted">{m.casesAbout}</p>
      <Panel title={m.chosen}>
        <Switch label={m.shipped} checked={value.shipped} onChange={(shipped) => set({ shipped })} />
        {value.list.length === 0 && <p className="mt-4 text-muted">{m.noneChosen}</p>}
        <ol className="mt-4 flex flex-col gap-4">
          {value.list.map((one, at) => (
            <li key={one.creationId} className="flex flex-wrap items-end gap-3 border-t border-line pt-4">
              <Thumb offer={known.get(one.creationId)} />
              <div className="min-w-60 grow">
                <BothField
                  label={`${known.get(one.creationId)?.name ?? ''} ${m.trade}`}
                  max={30}
                  value={one.trade}
                  onChange={(trade) => set({ list: value.list.with(at, { ...one, trade }) })}
                />
              </div>
              {!known.has(one.creationId) && <p className="w-full text-caption text-danger">{m.caseGone}</p>}
              {at > 0 && (
                <IconButton
                  icon={ChevronUp}
                  label={m.up(known.get(one.creationId)?.name ?? '')}
                  onClick={() => set({ list: value.list.toSpliced(at, 1).toSpliced(at - 1, 0, one) })}
                />
              )}
              <IconButton
                icon={X}
                label={m.drop(known.get(one.creationId)?.name ?? '')}
                onClick={() => set({ list: value.list.toSpliced(at, 1) })}
              />
            </li>
          ))}
        </ol>
        {!isWhole && <p className="mt-3 text-caption text-danger">{m.tradeMissing}</p>}
        <SaveBar content={content} isWhole={isWhole} />
      </Panel>
      <Panel title={m.offers}>
        {free.length === 0 && <p className="text-muted">{m.noOffers}</p>}
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {free.map((offer) => (
            <li key={offer.creationId} className="flex items-center gap-3">
              <Thumb offer={offer} />
              <div className="min-w-0 grow">
                <p className="truncate font-medium">{offer.name}</p>
                <p className="truncate text-caption text-muted">{m.byOwner(offer.owner)}</p>
              </div>
              <Button
                size="small"
                aria-label={`${m.choose} ${offer.name}`}
                disabled={value.list.length >= CASES_MAX}
                onClick={() => set({ list: [...value.list, { creationId: offer.creationId, trade: NO_WORDS }] })}
              >
                {m.choose}
              </Button>
            </li>
          ))}
        </ul>
      </Panel>
      <VersionPanel thing={THING} />
    </div>
  );
}

const Thumb = ({ offer }: { offer: DeskCaseOffer | undefined }) =>
  offer?.previewUrl ? (
    <img src={offer.previewUrl} alt="" className="h-16 w-20 shrink-0 rounded-input border border-line object-contain" />
  ) : (
    <span aria-hidden className="h-16 w-20 shrink-0 rounded-input border border-line bg-quiet" />
  );
