import { Link } from 'react-router';
import { StateChip } from '../../components/chip.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { useLanguage } from '../../stores/language.ts';
import { articleWords } from '../i18n/articles.ts';
import { designerWords } from '../i18n/designers.ts';
import { KeyedTable } from '../parts/keyed-table.tsx';
import { NewIdButton } from '../parts/new-id-button.tsx';
import { Panel } from '../parts/page.tsx';
import { useRead } from '../use-desk.ts';

/** Who is listed on the one-to-one page. */
export function DesignersPanel() {
  const m = useMessages(designerWords);
  const a = useMessages(articleWords);
  const language = useLanguage();
  const designers = useRead('listDeskDesigners');
  return (
    <div className="pt-4">
      <div className="mb-4 flex justify-end">
        <NewIdButton label={m.newDesigner} action={m.begin} at="/designers" />
      </div>
      <Panel flush>
        <KeyedTable
          label={a.designers}
          pages={designers}
          rows={designers.data?.list ?? []}
          keyOf={(designer) => designer.id}
          columns={[
            {
              title: m.name,
              show: (designer) => (
                <Link to={`/designers/${designer.id}`} className="font-medium underline-offset-4 hover:underline">
                  {designer[language]}
                </Link>
              ),
            },
            { title: m.portfolio, show: ({ works }) => m.works(works) },
            {
              title: a.state,
              end: true,
              show: ({ hidden }) => (
                <StateChip tone={hidden ? 'plain' : 'success'}>{hidden ? m.hidden : m.shown}</StateChip>
              ),
            },
          ]}
        />
      </Panel>
    </div>
  );
}
