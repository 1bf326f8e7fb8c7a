import type { FeedValue } from '@markwright/contracts/desk';
import { FEED_ITEM_STATES, type FeedItemState } from '@markwright/contracts/desk-routes';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Chip, StateChip } from '../../components/chip.tsx';
import { Select } from '../../components/select.tsx';
import { SwitchLine } from '../../components/switch.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { articleWords } from '../i18n/articles.ts';
import { contentWords } from '../i18n/content.ts';
import { shellWords } from '../i18n/shell.ts';
import { smallWords } from '../i18n/small-content.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { KeyedTable } from '../parts/keyed-table.tsx';
import { Panel } from '../parts/page.tsx';
import { TimeText } from '../parts/time-text.tsx';
import { useChange, useKeyed, useRead } from '../use-desk.ts';
import { useSaveAnew } from '../use-content.ts';

const GROUPS = ['domestic', 'foreign', 'papers'] as const;

/** Feeds of others: which are read, how it went, and what of them is shown. */
export function FeedsPanel() {
  const m = useMessages(smallWords);
  const { feeds: label } = useMessages(articleWords);
  const feeds = useRead('listDeskFeeds');
  const [leaving, setLeaving] = useState<{ id: string; name: string }>();
  const fetchNow = useChange('fetchFeeds', { done: m.fetching });
  const { saveAnew, busy } = useSaveAnew('feed');
  return (
    <div className="pt-4">
      <div className="mb-3 flex justify-end">
        <Button size="small" busy={fetchNow.isPending} onClick={() => fetchNow.mutate({})}>
          {m.fetch}
        </Button>
      </div>
      <Panel flush>
        <KeyedTable
          label={label}
          pages={feeds}
          rows={feeds.data?.list ?? []}
          keyOf={({ id }) => id}
          columns={[
            {
              title: m.name,
              show: ({ name, url, failure, fetchedAt }) => (
                <>
                  <span className="font-medium">{name}</span>
                  <div className="text-caption break-all text-muted">{url}</div>
                  <div className={`text-caption ${failure ? 'text-danger' : 'text-muted'}`}>
                    {failure ?? (fetchedAt ? <TimeText at={fetchedAt} /> : m.neverRead)}
                  </div>
                </>
              ),
            },
            { title: m.group, wide: true, show: ({ group }) => m.groups[group] },
            {
              title: m.approves,
              wide: true,
              show: (feed) => (
                <SwitchLine
                  label={feed.waiting > 0 ? m.waiting(feed.waiting) : feed.approves ? m.approvesFirst : m.approvesNot}
                  checked={feed.approves}
                  onChange={(approves) => saveAnew<FeedValue>(feed.id, { approves })}
                />
              ),
            },
            {
              title: m.feedState,
              end: true,
              show: ({ id, name, state }) => (
                <div className="flex flex-wrap justify-end gap-2">
                  <Button
                    size="small"
                    busy={busy}
                    onClick={() => saveAnew<FeedValue>(id, { state: state === 'on' ? 'paused' : 'on' })}
                  >
                    {state === 'on' ? m.pause : m.resume}
                  </Button>
                  <Button size="small" look="quiet" busy={busy} onClick={() => setLeaving({ id, name })}>
                    {m.remove}
                  </Button>
                </div>
              ),
            },
          ]}
        />
      </Panel>
      <NewFeed />
      <FeedItems />
      {leaving && (
        <ConfirmDialog
          danger
          title={m.removeTitle(leaving.name)}
          about={m.removeAbout}
          confirm={m.remove}
          busy={busy}
          onClose={() => setLeaving(undefined)}
          onConfirm={() => {
            saveAnew<FeedValue>(leaving.id, { state: 'removed' });
            setLeaving(undefined);
          }}
        />
      )}
    </div>
  );
}

const EMPTY: FeedValue = { url: '', name: '', group: 'domestic', language: 'zh', state: 'on', approves: true };

function NewFeed() {
  const m = useMessages(smallWords);
  const c = useMessages(contentWords);
  const [id, setId] = useState('');
  const [value, setValue] = useState(EMPTY);
  const set = (part: Partial<FeedValue>) => setValue({ ...value, ...part });
  const add = useChange('saveContent', {
    done: c.saved,
    onDone: () => {
      setId('');
      setValue(EMPTY);
    },
  });
  const isWhole = /^[a-z0-9-]{2,40}$/.test(id) && /^https?:\/\/\S+$/.test(value.url) && value.name.trim() !== '';
  return (
    <Panel title={m.newFeed}>
      <form
        className="grid gap-3 md:grid-cols-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (isWhole) add.mutate({ params: { kind: 'feed', key: id }, body: { value, basedOn: null } });
        }}
      >
        <TextField
          label={m.feedId}
          hint={m.feedIdHint}
          maxLength={40}
          value={id}
          onChange={({ target }) => setId(target.value.trim().toLowerCase())}
        />
        <TextField
          label={m.name}
          maxLength={60}
          value={value.name}
          onChange={({ target }) => set({ name: target.value })}
        />
        <TextField
          className="md:col-span-2"
          label={m.url}
          type="url"
          maxLength={500}
          value={value.url}
          onChange={({ target }) => set({ url: target.value.trim() })}
        />
        <div className="flex flex-wrap gap-2">
          <Select
            label={m.group}
            value={value.group}
            options={GROUPS.map((group) => ({ value: group, label: m.groups[group] }))}
            onChange={(group) => set({ group })}
          />
          <Select
            label={m.language}
            value={value.language}
            options={(['zh', 'en'] as const).map((language) => ({ value: language, label: c.languages[language] }))}
            onChange={(language) => set({ language })}
          />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <SwitchLine label={m.approves} checked={value.approves} onChange={(approves) => set({ approves })} />
          <Button type="submit" look="ink" busy={add.isPending} disabled={!isWhole}>
            {m.add}
          </Button>
        </div>
      </form>
    </Panel>
  );
}

const TONES = { waiting: 'warning', shown: 'success', hidden: 'plain' } as const;

function FeedItems() {
  const m = useMessages(smallWords);
  const s = useMessages(shellWords);
  const [state, setState] = useState<FeedItemState>();
  const pages = useKeyed('listFeedItems', { state });
  const { saveAnew, busy } = useSaveAnew('feed-item');
  return (
    <Panel title={m.items} flush>
      <fieldset aria-label={m.items} className="flex gap-1 overflow-x-auto p-3 scrollbar-none">
        <Chip pressed={!state} onClick={() => setState(undefined)}>
          {s.all}
        </Chip>
        {FEED_ITEM_STATES.map((one) => (
          <Chip key={one} pressed={state === one} onClick={() => setState(one)}>
            {m.itemStates[one]}
          </Chip>
        ))}
      </fieldset>
      <KeyedTable
        label={m.items}
        pages={pages}
        rows={pages.list}
        keyOf={({ id }) => id}
        searched={state !== undefined}
        columns={[
          {
            title: m.name,
            show: ({ title, url, source, publishedAt }) => (
              <>
                <a
                  href={url}
                  target="_blank"
                  rel="noopener nofollow"
                  className="font-medium break-words underline-offset-4 hover:underline"
                >
                  {title}
                </a>
                <div className="text-caption text-muted">
                  {source} <TimeText at={publishedAt} />
                </div>
              </>
            ),
          },
          {
            title: m.itemStates.shown,
            end: true,
            show: (item) => (
              <div className="flex flex-wrap items-center justify-end gap-2">
                <StateChip tone={TONES[item.state]}>{m.itemStates[item.state]}</StateChip>
                {item.state !== 'shown' && (
                  <Button size="small" busy={busy} onClick={() => saveAnew(item.id, { state: 'shown' })}>
                    {item.state === 'waiting' ? m.approve : m.show}
                  </Button>
                )}
                {item.state !== 'hidden' && (
                  <Button size="small" look="quiet" busy={busy} onClick={() => saveAnew(item.id, { state: 'hidden' })}>
                    {m.hide}
                  </Button>
                )}
              </div>
            ),
          },
        ]}
      />
    </Panel>
  );
}
