import type { VersionedContent } from '@markwright/contracts/desk';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { contentWords } from '../i18n/content.ts';
import { shellWords } from '../i18n/shell.ts';
import { useChange, useRead } from '../use-desk.ts';
import { callsOf, type Thing } from '../use-content.ts';
import { diffLines, linesOf } from './diff.ts';
import { DiffText } from './diff-text.tsx';
import { Panel } from './page.tsx';
import { TimeText, timeText } from './time-text.tsx';

const SHOWN_AT_FIRST = 8;

/** Every save of this, newest first: what has changed since, and one press to have it back. */
export function VersionPanel({ thing }: { thing: Thing }) {
  const m = useMessages(contentWords);
  const s = useMessages(shellWords);
  const [open, setOpen] = useState<VersionedContent['versions'][number]>();
  const [showsAll, setShowsAll] = useState(false);
  const { data } = useRead(callsOf(thing).get, { params: { kind: thing.kind, key: thing.key } });
  const versions = data?.versions ?? [];
  return (
    <Panel title={m.versions} flush>
      {versions.length === 0 && <p className="p-4 text-muted md:p-5">{m.noVersions}</p>}
      <ol>
        {(showsAll ? versions : versions.slice(0, SHOWN_AT_FIRST)).map((version, index) => (
          <li
            key={version.id}
            className="flex min-h-13 items-center justify-between gap-3 border-b border-line px-4 py-1.5 last:border-0 md:px-5"
          >
            <span className="min-w-0">
              <span className="mr-3">{version.operator || m.fromFile}</span>
              <span className="inline-block text-caption">
                <TimeText at={version.at} />
              </span>
            </span>
            {index === 0 ? (
              <span className="text-caption text-muted">{m.current}</span>
            ) : (
              <Button size="small" look="quiet" onClick={() => setOpen(version)}>
                {m.compare}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {versions.length > SHOWN_AT_FIRST && !showsAll && (
        <div className="border-t border-line p-2 text-center">
          <Button size="small" look="quiet" onClick={() => setShowsAll(true)}>
            {s.more}
          </Button>
        </div>
      )}
      {open && <CompareDialog thing={thing} version={open} now={data?.value} onClose={() => setOpen(undefined)} />}
    </Panel>
  );
}

type CompareDialogProps = {
  thing: Thing;
  version: VersionedContent['versions'][number];
  now: unknown;
  onClose: () => void;
};

function CompareDialog({ thing, version, now, onClose }: CompareDialogProps) {
  const m = useMessages(contentWords);
  const s = useMessages(shellWords);
  const { kind, key } = thing;
  const calls = callsOf(thing);
  const old = useRead(calls.version, { params: { kind, key, version: String(version.id) } });
  const restore = useChange(calls.restore, { done: m.restored, onDone: onClose });
  const lines = old.data ? diffLines(linesOf(old.data.value), linesOf(now)) : [];
  const isSame = old.data !== undefined && lines.every((line) => line.kind === 'same');
  return (
    <Dialog
      open
      width="wide"
      title={m.compareTitle(version.operator || m.fromFile, timeText(version.at))}
      description={m.compareAbout}
      closeLabel={s.close}
      onClose={onClose}
    >
      {isSame && <p className="mt-6 text-muted">{m.sameWords}</p>}
      {!old.data && <p className="mt-6 text-muted">{old.isError ? s.failed : s.loading}</p>}
      {lines.length > 0 && !isSame && <DiffText lines={lines} />}
      <div className="mt-6 flex justify-end gap-2">
        <Button onClick={onClose}>{s.cancel}</Button>
        <Button
          look="action"
          busy={restore.isPending || !old.data}
          onClick={() => restore.mutate({ params: { kind, key }, body: { version: version.id } })}
        >
          {m.restore}
        </Button>
      </div>
    </Dialog>
  );
}
