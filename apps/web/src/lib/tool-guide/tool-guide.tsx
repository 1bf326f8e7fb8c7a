import type { ComponentType } from 'react';
import { useMessages } from '../../i18n/messages.ts';
import { toolGuideMessages, type GuidedTool } from '../../i18n/tool-guides.ts';
import { CutExamples, MadeExamples } from './tool-examples.tsx';

/** The two AI tools show theirs in the tool itself. */
const EXAMPLES = { createLogo: MadeExamples, matting: CutExamples } satisfies Partial<
  Record<GuidedTool, ComponentType>
>;

/** How a tool works and what people ask about it, under the tool. */
export function ToolGuide({ of }: { of: GuidedTool }) {
  const m = useMessages(toolGuideMessages);
  const { steps, questions } = m[of];
  return (
    <div className="content pb-16">
      {(of === 'createLogo' || of === 'matting') && <Examples of={of} />}
      <section aria-labelledby="tool-steps" className="border-t border-ink pt-8">
        <h2 id="tool-steps" className="text-title font-bold md:text-heading">
          {m.steps}
        </h2>
        <ol className="mt-6 grid gap-x-6 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
          {steps.map(({ title, text }, index) => (
            <li key={title} className="border-t border-line-strong pt-4">
              <span aria-hidden className="text-caption text-action-text tabular-nums">
                {index + 1}
              </span>
              <h3 className="font-bold">{title}</h3>
              <p className="mt-1 text-pretty text-muted">{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="tool-questions" className="mt-(--section-gap) border-t border-ink pt-8">
        <h2 id="tool-questions" className="text-title font-bold md:text-heading">
          {m.questions}
        </h2>
        <dl className="mt-6 grid gap-x-6 gap-y-6 md:grid-cols-2 lg:grid-cols-3">
          {questions.map(({ question, answer }) => (
            <div key={question} className="border-t border-line-strong pt-4">
              <dt className="font-bold">{question}</dt>
              <dd className="mt-1 text-pretty text-muted">{answer}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}

function Examples({ of }: { of: keyof typeof EXAMPLES }) {
  const m = useMessages(toolGuideMessages)[of];
  const Pictures = EXAMPLES[of];
  return (
    <section aria-labelledby="tool-examples" className="mb-(--section-gap) border-t border-ink pt-8">
      <h2 id="tool-examples" className="text-title font-bold text-balance md:text-heading">
        {m.examples}
      </h2>
      <p className="mt-1 mb-6 text-muted">{m.examplesNote}</p>
      <Pictures />
    </section>
  );
}
