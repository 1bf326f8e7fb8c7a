import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button } from '../../components/button.tsx';
import { StateChip } from '../../components/chip.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { useLanguage } from '../../stores/language.ts';
import { articleWords } from '../i18n/articles.ts';
import { designerWords } from '../i18n/designers.ts';
import { KeyedTable } from '../parts/keyed-table.tsx';
import { Panel } from '../parts/page.tsx';
import { useRead } from '../use-desk.ts';

/** Who is listed on the one-to-one page. */
export function DesignersPanel() {
  const m = useMessages(designerWords);
  const a = useMessages(articleWords);
  const language = useLanguage();
  const navigate = useNavigate();
  const [id, setId] = useState('');
  const isSlug = /^[a-z0-9][a-z0-9-]{1,59}$/.test(id);
  const designers = useRead('listDeskDesigners');
  return (
    <div className="pt-4">
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
      <Panel title={m.newDesigner}>
        <form
          className="flex flex-col gap-2 md:flex-row md:items-start"
          onSubmit={(event) => {
            event.preventDefault();
            if (isSlug) void navigate(`/designers/${id}`);
          }}
        >
          <TextField
            className="grow"
            label={m.id}
            hint={m.idHint}
            maxLength={60}
            value={id}
            onChange={({ target }) => setId(target.value.trim().toLowerCase())}
          />
          <Button type="submit" look="ink" className="h-12 md:mt-6.5" disabled={!isSlug}>
            {m.begin}
          </Button>
        </form>
      </Panel>
    </div>
  );
}
