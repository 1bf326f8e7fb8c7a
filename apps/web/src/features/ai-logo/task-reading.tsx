import type { AiReading } from '@markwright/contracts';
import type { ComponentProps } from 'react';
import { setAiLogo, useAiLogo } from '../../stores/ai-logo.ts';
import { ReadingChips } from './reading-chips-loader.tsx';

type TaskReadingProps = { taskId: string; reading: AiReading } & Pick<
  ComponentProps<typeof ReadingChips>,
  'kinds' | 'canAdd'
>;

/** What a task was taken to say, as it was corrected on the page. */
export function TaskReading({ taskId, ...rest }: TaskReadingProps) {
  const correction = useAiLogo((state) => state.correction);
  return (
    <ReadingChips
      {...rest}
      correction={correction?.taskId === taskId ? correction : null}
      onCorrect={(next) => setAiLogo({ correction: next && { ...next, taskId } })}
    />
  );
}
