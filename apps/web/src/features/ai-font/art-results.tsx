import type { AiResult } from '@markwright/contracts';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Progress } from '../../components/progress.tsx';
import { aiFontMessages } from '../../i18n/ai-font.ts';
import { aiLogoMessages } from '../../i18n/ai-logo.ts';
import { changeInWordsMessages } from '../../i18n/change-in-words.ts';
import { useMessages } from '../../i18n/messages.ts';
import { ChangeInWords } from '../../lib/ai-task/change-in-words.tsx';
import { stageAt, usePercent } from '../../lib/ai-task/task-progress.ts';
import type { AiTask } from '../../lib/ai-task/task-query.ts';
import { ArtPicture } from '../../lib/art-drawing/art-picture.tsx';
import { setAiFont, useAiFont } from '../../stores/ai-font.ts';
import { useLanguage } from '../../stores/language.ts';
import { ArtActions } from './art-actions.tsx';
import type { Press } from './use-art-task.ts';

/** What became of the task: under way, four letterings, or why there are none. */
export function ArtResults({ task, working, press }: { task: AiTask | undefined; working: boolean; press: Press }) {
  const m = useMessages(aiFontMessages);
  const words = useMessages(changeInWordsMessages);
  const taskId = useAiFont((state) => state.taskId);
  const [changesAll, setChangesAll] = useState(false);
  const onStarted = (started: string) => setAiFont({ taskId: started, startedAt: Date.now() });
  if (working) return <Waiting />;
  if (task?.state === 'failed')
    return (
      <p role="alert" className="mb-6 border-l-4 border-danger pl-3">
        {m.failed}
      </p>
    );
  const [first] = task?.results ?? [];
  if (!task || !first) return null;
  return (
    <section aria-label={m.results(task.logoName)} className="mb-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-title font-bold">{m.results(task.logoName)}</h2>
        <div className="flex flex-wrap gap-2">
          <Button size="small" look="quiet" aria-expanded={changesAll} onClick={() => setChangesAll(!changesAll)}>
            {words.openAll}
          </Button>
          <Button size="small" busy={press.busy} onClick={() => void press.generate()}>
            {m.again}
          </Button>
        </div>
      </div>
      {changesAll && (
        <div className="mt-3">
          <ChangeInWords of={{ taskId }} doc={first.doc} several={task.results} onStarted={onStarted} />
        </div>
      )}
      <ol className="mt-4 grid items-start gap-4 sm:grid-cols-2">
        {task.results.map((result) => (
          <ResultCard key={result.id} result={result} onStarted={onStarted} />
        ))}
      </ol>
    </section>
  );
}

function ResultCard({ result, onStarted }: { result: AiResult; onStarted: (taskId: string) => void }) {
  const language = useLanguage();
  const words = useMessages(changeInWordsMessages);
  const [changes, setChanges] = useState(false);
  return (
    <li className="overflow-hidden rounded-card bg-surface">
      <ArtPicture doc={result.doc} label={result.logoName} />
      <div className="space-y-3 p-4">
        <p className="text-caption">{result.meaning[language]}</p>
        <ArtActions shown={result.doc} getDoc={() => Promise.resolve(result.doc)} aiResultId={result.id} />
        <Button size="small" look="quiet" aria-expanded={changes} onClick={() => setChanges(!changes)}>
          {words.open}
        </Button>
        {changes && <ChangeInWords of={{ resultId: result.id }} doc={result.doc} onStarted={onStarted} />}
      </div>
    </li>
  );
}

/** Four named stages over thirty seconds; a lettering is usually there in two. */
function Waiting() {
  const m = useMessages(aiFontMessages);
  const { stages } = useMessages(aiLogoMessages).waiting;
  const percent = usePercent(useAiFont((state) => state.startedAt));
  return (
    <div className="mb-6 rounded-card bg-surface p-4">
      <p className="mb-2 font-bold">{stages[stageAt(percent)]}</p>
      <Progress label={m.waiting} percent={percent} />
    </div>
  );
}
