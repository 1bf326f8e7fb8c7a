import { Pencil } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { useShallow } from 'zustand/react/shallow';
import { Icon } from '../../components/icon.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { logoListMessages } from '../../i18n/logo-list.ts';
import { useMessages } from '../../i18n/messages.ts';
import { useAccountFavourites } from '../../lib/account-favourites.ts';
import { localPath } from '../../i18n/local-path.ts';
import { useCreateLogo, startFromLogo } from '../../stores/create-logo.ts';
import { favouritesOf, useFavourites } from '../../stores/favourites.ts';
import { useLanguage } from '../../stores/language.ts';
import { CompareDialog } from './list/compare-dialog.tsx';
import { CompareTray, COMPARED_MAX } from './list/compare-tray.tsx';
import { FilterRow } from './list/filter-row.tsx';
import { firstFilters, listQuery, type Filters } from './list/list-filters.ts';
import { ListBody } from './list/list-body.tsx';
import { NameMissing, toFirstStep } from './list/list-notices.tsx';
import { useFilterChoices } from './list/use-filter-choices.ts';
import { useLogoPages, type LogoCard } from './list/use-logo-pages.ts';

/** The name is the page's title; its proposals stand under it. State lives as long as the list is kept. */
export function LogoListScreen() {
  const m = useMessages(logoListMessages);
  const language = useLanguage();
  const navigate = useNavigate();
  const flow = useCreateLogo();
  useAccountFavourites();
  const name = flow.logoName.trim();
  const [filters, setFilters] = useState<Filters>(() => firstFilters(flow));
  const [compared, setCompared] = useState<readonly LogoCard[]>([]);
  const [comparing, setComparing] = useState(false);
  const { choices, groups, fontName } = useFilterChoices(flow);
  const favourites = useFavourites(useShallow((state) => favouritesOf(state, name)));
  const pages = useLogoPages(listQuery(flow, filters, groups), language, name !== '');

  const onUse = useCallback(
    (logo: LogoCard) => {
      startFromLogo(logo.doc, logo.iconId);
      void navigate(localPath('/edit', language));
    },
    [navigate, language],
  );
  const onCompare = useCallback(
    (logo: LogoCard) =>
      setCompared((now) =>
        now.includes(logo) ? now.filter((each) => each !== logo) : [...now, logo].slice(0, COMPARED_MAX),
      ),
    [],
  );

  if (name === '') return <NameMissing />;
  const total = pages.data?.pages[0]?.total;
  const words = flow.chosenTags.map((tag) => tag.words[language]).join(m.and);
  const source = words ? m.drawnFrom(words) : flow.description.trim() ? m.drawnFromStory : m.drawnFromName;
  return (
    <>
      <div className="content pt-6 pb-4 md:pt-13 md:pb-8">
        <div className="flex items-center justify-between gap-4">
          <h1 className="min-w-0 text-display font-black break-words md:text-hero">{name}</h1>
          <SiteLink to="/createLogo" onClick={toFirstStep} className="flex h-11 shrink-0 items-center gap-2 md:hidden">
            <Icon of={Pencil} />
            {m.changeShort}
          </SiteLink>
        </div>
        <div className="mt-2 flex items-center justify-between gap-4 text-muted">
          <p aria-live="polite">
            {total !== undefined && <span className="tabular-nums text-ink">{m.count(total)}</span>}
            {total !== undefined && source}
            <span className="max-md:hidden">{m.hint}</span>
          </p>
          <SiteLink
            to="/createLogo"
            onClick={toFirstStep}
            className="hidden shrink-0 items-center gap-2 border-b border-ink pb-0.5 text-ink hover:text-action-text md:flex"
          >
            <Icon of={Pencil} />
            {m.change}
          </SiteLink>
        </div>
      </div>
      <FilterRow filters={filters} choices={choices} total={total} onChange={setFilters} />
      <div className="content grow pt-6 pb-16 md:pt-10">
        <ListBody
          pages={pages}
          favourites={filters.favourites ? favourites : undefined}
          onShowAll={() => setFilters({ ...filters, favourites: false })}
          grid={{ fontName, compared, full: compared.length >= COMPARED_MAX, onUse, onCompare }}
        />
      </div>
      {compared.length > 0 && (
        <CompareTray
          logos={compared}
          onRemove={onCompare}
          onClear={() => setCompared([])}
          onOpen={() => setComparing(true)}
        />
      )}
      {comparing && (
        <CompareDialog logos={compared} fontName={fontName} onClose={() => setComparing(false)} onUse={onUse} />
      )}
    </>
  );
}
