import type { AiStages } from '@markwright/contracts';
import { aiLogoMessages } from '../../i18n/ai-logo.ts';
import { useMessages } from '../../i18n/messages.ts';
import { useAiLogo } from '../../stores/ai-logo.ts';
import { useLanguage } from '../../stores/language.ts';
import { TaskReading } from './task-reading.tsx';

type StageFindingsProps = { stage: number; stages: AiStages | null };

/** What one of the four stages found in the brief, in words and colours. */
export function StageFindings({ stage, stages }: StageFindingsProps) {
  const m = useMessages(aiLogoMessages).waiting;
  const language = useLanguage();
  const taskId = useAiLogo((state) => state.taskId);
  if (!stages) return <p>{m.looking}</p>;
  const list = (words: readonly { zh: string; en: string }[]) => words.map((word) => word[language]).join(m.and);
  if (stage === 0) {
    const { meanings } = stages;
    const told = meanings.map((meaning) => m.meaning(meaning.text, meaning[language]));
    return <p>{told.length > 0 ? told.join(m.and) : m.nothingInName}</p>;
  }
  if (stage === 1) {
    return (
      <>
        <p>{stages.industry ? m.industry(stages.industry[language]) : m.noIndustry}</p>
        {stages.reading ? (
          <TaskReading taskId={taskId} reading={stages.reading} kinds={['thing', 'scene', 'unknown', 'mood']} />
        ) : (
          stages.mood.length > 0 && <p>{m.mood(list(stages.mood))}</p>
        )}
      </>
    );
  }
  if (stage === 2) {
    return (
      <>
        {stages.reading && <TaskReading taskId={taskId} reading={stages.reading} kinds={['color']} />}
        <p className="flex flex-wrap items-center gap-2">
          {(stages.reading ? [] : stages.colors).map((color) => (
            <span key={color.color} className="inline-flex items-center gap-1.5">
              <span className="size-4 rounded-chip border border-line-strong" style={{ background: color.color }} />
              {color[language]}
            </span>
          ))}
        </p>
        {stages.fonts.length > 0 && <p>{m.fonts(list(stages.fonts))}</p>}
      </>
    );
  }
  return <p>{stages.concepts.length > 0 ? m.concepts(list(stages.concepts)) : m.composing}</p>;
}
