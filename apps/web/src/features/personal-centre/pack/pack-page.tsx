import type { Pack } from '@markwright/contracts';
import { ArrowLeft, Download } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Button, buttonClass } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Icon } from '../../../components/icon.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { Progress } from '../../../components/progress.tsx';
import { SiteLink } from '../../../components/site-link.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { Switch } from '../../../components/switch.tsx';
import { packMessages } from '../../../i18n/pack.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { ReplyError } from '../../../lib/server-data.ts';
import { ShelfDrawing } from '../../../components/illustrations.tsx';
import { fileSize } from '../../../lib/format.ts';
import { FolderRow } from './folder-row.tsx';
import { readWidth, SIGN_WIDTH, SignWidth } from './sign-width.tsx';
import { useBoughtDoc, useDownload, usePack, type PackChoice } from './use-pack.ts';

const NOT_BOUGHT = 402;
const NOT_THERE = [400, 403, 404];

/** What the buyer takes home, by recipient. The width of the sign stands in the address, so that it is found again. */
export function PackPage({ creationId }: { creationId: string }) {
  const [parameters, setParameters] = useSearchParams();
  const signWidthMm = readWidth(parameters.get('signWidthMm') ?? '') ?? SIGN_WIDTH.usual;
  const [label, setLabel] = useState(true);
  const choice = { creationId, signWidthMm, label };
  const { pack, error, problem, build, refetch } = usePack(choice);
  const setWidth = (mm: number) =>
    setParameters(
      (old) => {
        old.set('signWidthMm', String(mm));
        return old;
      },
      { replace: true, preventScrollReset: true },
    );
  if (!pack)
    return error ? <Refused error={error} creationId={creationId} onRetry={() => void refetch()} /> : <Loading />;
  return (
    <>
      <BackLink />
      <Contents
        pack={pack}
        choice={choice}
        problem={problem}
        onBuild={() => void build()}
        onWidth={setWidth}
        onLabel={setLabel}
      />
    </>
  );
}

type ContentsProps = {
  pack: Pack;
  choice: PackChoice;
  problem: Error | undefined;
  onBuild: () => void;
  onWidth: (mm: number) => void;
  onLabel: (label: boolean) => void;
};

function Contents({ pack, choice, problem, onBuild, onWidth, onLabel }: ContentsProps) {
  const m = useMessages(packMessages);
  const { busy, download } = useDownload(choice);
  const doc = useBoughtDoc(choice.creationId);
  const isDone = pack.state === 'done';
  const isLocked = (folder: Pack['offered'][number]) => choice.label && pack.withoutLabelOnly.includes(folder);
  const builtFolders = new Map(pack.folders.map((contents) => [contents.folder, contents]));
  // Once built, the pack itself says what is in it.
  const shown = pack.offered.filter((folder) => !isDone || builtFolders.has(folder) || isLocked(folder));
  const all = (
    <Button look="action" size="large" disabled={!isDone} busy={busy === 'all'} onClick={() => void download('all')}>
      <Icon of={Download} />
      {m.downloadAll}
    </Button>
  );
  return (
    <>
      <PageHeading title={m.title(pack.name)} note={m.note[pack.package]}>
        <div className="flex flex-wrap items-center gap-3 max-md:hidden">
          {pack.package === 'hd' && <Upgrade creationId={choice.creationId} />}
          {all}
        </div>
      </PageHeading>
      <State pack={pack} problem={problem} onBuild={onBuild} />
      {pack.aiMade && (
        <div className="mt-6 max-w-reading">
          <Switch checked={choice.label} onChange={onLabel} label={m.label} note={m.labelNote} />
        </div>
      )}
      <ul className="mt-8">
        {doc &&
          shown.map((folder) => (
            <FolderRow
              key={folder}
              folder={folder}
              doc={doc}
              signWidthMm={choice.signWidthMm}
              contents={builtFolders.get(folder)}
              locked={isLocked(folder)}
              busy={busy === folder}
              onDownload={() => void download(folder)}
            >
              {folder === 'sign' && (
                <SignWidth key={choice.signWidthMm} value={choice.signWidthMm} onChange={onWidth} />
              )}
            </FolderRow>
          ))}
      </ul>
      <div className="sticky bottom-0 z-2 -mx-4 flex flex-wrap gap-2 border-t border-line bg-paper px-4 py-3 md:hidden [&>*]:grow [&>*]:px-3">
        {pack.package === 'hd' && <Upgrade creationId={choice.creationId} />}
        {all}
      </div>
    </>
  );
}

/** How far it is, what there is, or what went wrong and what to do. */
function State({ pack, problem, onBuild }: Pick<ContentsProps, 'pack' | 'problem' | 'onBuild'>) {
  const m = useMessages(packMessages);
  if (pack.state === 'failed' || (problem && pack.state === 'none')) {
    const words = problem instanceof ReplyError && problem.message ? problem.message : m.failedText;
    return (
      <div
        role="alert"
        className="flex flex-wrap items-center justify-between gap-4 rounded-card bg-danger-tint px-5 py-4"
      >
        <div>
          <p className="font-bold text-danger">{m.failedTitle}</p>
          <p className="text-caption">{words}</p>
        </div>
        <Button onClick={onBuild}>{m.retry}</Button>
      </div>
    );
  }
  if (pack.state === 'done') {
    const files = pack.folders.flatMap((folder) => folder.files);
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    return <output className="block text-muted">{m.ready(files.length, fileSize(bytes))}</output>;
  }
  // How many files there are is known with the first of them.
  const isRunning = pack.state === 'running' && pack.done > 0;
  const beforehand = pack.state === 'running' ? m.preparing : m.queued;
  return (
    <div>
      <output className="block pb-2 text-caption text-muted tabular-nums">
        {isRunning ? m.progress(pack.done, pack.total) : beforehand}
      </output>
      <Progress label={m.progressLabel} percent={isRunning ? Math.round((pack.done / pack.total) * 100) : 0} />
    </div>
  );
}

const Upgrade = ({ creationId }: { creationId: string }) => (
  <SiteLink
    to={`/createOrder?creationId=${creationId}&package=vector`}
    className={buttonClass({ look: 'outline', size: 'large' })}
  >
    {useMessages(packMessages).upgrade}
  </SiteLink>
);

const BackLink = () => (
  <SiteLink to="/perInfo" className="mt-6 -mb-4 flex w-fit items-center gap-1.5 text-caption text-muted hover:text-ink">
    <Icon of={ArrowLeft} size={16} />
    {useMessages(packMessages).back}
  </SiteLink>
);

function Loading() {
  const m = useMessages(packMessages);
  return (
    <output aria-label={m.loading} className="block pt-14">
      <Skeleton className="h-12 w-80 max-w-full" />
      <Skeleton className="mt-4 h-5 w-120 max-w-full" />
      <Skeleton className="mt-12 aspect-16/10 md:w-[45%]" />
    </output>
  );
}

type RefusedProps = { error: Error; creationId: string; onRetry: () => void };

function Refused({ error, creationId, onRetry }: RefusedProps) {
  const m = useMessages(packMessages);
  const code = error instanceof ReplyError ? error.code : 0;
  const say = (title: string, text: string, action: ReactNode) => (
    <>
      <BackLink />
      <div className="mt-10 border-t border-ink">
        <EmptyState drawing={<ShelfDrawing />} title={title} text={text} action={action} />
      </div>
    </>
  );
  const link = (to: string, words: string) => (
    <SiteLink to={to} className={buttonClass({ look: 'action' })}>
      {words}
    </SiteLink>
  );
  if (code === NOT_BOUGHT)
    return say(m.notBought, m.notBoughtText, link(`/createOrder?creationId=${creationId}&package=vector`, m.buy));
  if (NOT_THERE.includes(code)) return say(m.missing, m.missingText, link('/perInfo', m.toShelf));
  return say(m.loadFailed, m.loadFailedText, <Button onClick={onRetry}>{m.retry}</Button>);
}
