import { NAME_MAX } from '@markwright/contracts/text-length';
import { useRef } from 'react';
import { aiLogoMessages } from '../../i18n/ai-logo.ts';
import { useMessages } from '../../i18n/messages.ts';
import { GenerateBar } from '../../lib/ai-task/generate-bar.tsx';
import { NameField } from '../../lib/ai-task/name-field.tsx';
import { isEnded } from '../../lib/ai-task/task-query.ts';
import { useRevealedProblem } from '../../lib/use-revealed-problem.ts';
import { setAiLogo, useAiLogo } from '../../stores/ai-logo.ts';
import { InspirationField } from './inspiration-field.tsx';
import { ReadingAhead } from './reading-ahead.tsx';
import { StylePicker } from './style-picker.tsx';
import { useAiTask } from './use-ai-task.ts';
import type { useGenerate } from './use-generate.ts';

const POINTS_PER_TASK = 1;
const LOGOS_PER_TASK = 4;

export type Press = ReturnType<typeof useGenerate>;

export function BriefForm({ press }: { press: Press }) {
  const m = useMessages(aiLogoMessages);
  const logoName = useAiLogo((state) => state.logoName);
  const taskId = useAiLogo((state) => state.taskId);
  const task = useAiTask();
  const working = taskId !== '' && !isEnded(task.data) && !task.isError;
  const form = useRef<HTMLFormElement>(null);
  useRevealedProblem(form, press.refused);
  const problem = press.refused?.problem;
  const nameProblem =
    problem === 'name' ? m.problems.name : problem === 'nameLong' ? m.problems.nameLong(NAME_MAX) : undefined;
  const inspirationProblem = problem === 'inspiration' ? m.problems.inspiration : undefined;
  return (
    <form
      ref={form}
      noValidate
      className="space-y-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (!working) void press.generate();
      }}
    >
      <NameField
        label={m.nameLabel}
        placeholder={m.namePlaceholder}
        value={logoName}
        problem={nameProblem}
        onType={(name) => {
          press.forget();
          setAiLogo({ logoName: name });
        }}
      />
      <InspirationField problem={inspirationProblem} onType={press.forget} />
      <ReadingAhead />
      <StylePicker />
      <div className="sticky bottom-0 z-10 -mx-4 border-t border-line bg-paper px-4 py-4 md:mx-0 md:px-0">
        <GenerateBar
          label={m.generate}
          cost={m.cost(POINTS_PER_TASK, LOGOS_PER_TASK)}
          busy={press.busy || working}
          problem={nameProblem ?? inspirationProblem}
          refusal={press.refusal}
        />
      </div>
    </form>
  );
}
