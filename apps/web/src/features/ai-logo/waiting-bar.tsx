import { Check } from 'lucide-react';
import { classNames } from '../../components/class-names.ts';
import { Progress } from '../../components/progress.tsx';
import { aiLogoMessages } from '../../i18n/ai-logo.ts';
import { useMessages } from '../../i18n/messages.ts';
import { stageAt, usePercent } from '../../lib/ai-task/task-progress.ts';
import type { AiTask } from '../../lib/ai-task/task-query.ts';
import { useAiLogo } from '../../stores/ai-logo.ts';
import { StageFindings } from './stage-findings.tsx';

/** Four named stages; each tells what was really found as soon as the server has found it. */
export function WaitingBar({ task }: { task: AiTask | undefined }) {
  const m = useMessages(aiLogoMessages).waiting;
  const percent = usePercent(useAiLogo((state) => state.startedAt));
  const stage = stageAt(percent);
  return (
    <div className="mx-auto max-w-140 py-6">
      <div className="flex items-baseline justify-between">
        <p className="text-title font-bold">{m.stages[stage]}</p>
        <p className="text-caption text-muted tabular-nums">{`${Math.floor(percent)}%`}</p>
      </div>
      <div className="mt-3">
        <Progress label={m.label} percent={percent} />
      </div>
      <ol className="mt-6">
        {m.stages.map((name, index) => (
          <li
            key={name}
            className={classNames('flex gap-3 border-t border-line-strong py-4', index > stage && 'text-muted')}
          >
            <span className="flex size-6 shrink-0 items-center justify-center text-caption tabular-nums">
              {index < stage ? <Check size={18} aria-hidden /> : index + 1}
            </span>
            <div className="min-w-0">
              <p className={index > stage ? undefined : 'font-medium'}>{name}</p>
              <div className="text-caption text-muted">
                <StageFindings stage={index} stages={task?.stages ?? null} />
              </div>
            </div>
          </li>
        ))}
      </ol>
      <p className="border-t border-line-strong pt-4 text-caption text-muted">
        {task?.state === 'waiting' ? m.queued : m.leave}
      </p>
    </div>
  );
}
