import type { AiReadingEdit } from '@markwright/contracts';
import { useState } from 'react';
import { aiLogoMessages } from '../../i18n/ai-logo.ts';
import { useMessages } from '../../i18n/messages.ts';
import { refusalOf, type Refusal } from '../../lib/ai-task/task-query.ts';
import { useResumed } from '../../lib/ai-task/use-resumed.ts';
import { setAiLogo, useAiLogo } from '../../stores/ai-logo.ts';
import { findBriefProblem, type BriefProblem } from './brief-rules.ts';
import { sendTask } from './use-ai-task.ts';

type Drawn = {
  variantOf?: string | undefined;
  reading?: AiReadingEdit | undefined;
  corrects?: string | undefined;
};

/** Pressing the button: checks, sends once, and says what came of it. */
export function useGenerate() {
  const m = useMessages(aiLogoMessages);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<{ problem: BriefProblem }>();
  const [refusal, setRefusal] = useState<Refusal>();

  /**
   * `reading` is what the page shows as read: drawing again follows it. A new brief follows what was put right while it
   * was typed, and is read anew where nothing was.
   */
  async function generate({ variantOf, reading, corrects }: Drawn = {}): Promise<void> {
    if (busy) return;
    const { logoName, inspiration, styles, ahead } = useAiLogo.getState();
    const found = variantOf || corrects ? undefined : findBriefProblem({ logoName, inspiration });
    setRefused(found && { problem: found });
    setRefusal(undefined);
    if (found) return;
    setBusy(true);
    const followed = reading ?? (variantOf ? undefined : ahead?.edit);
    const outcome = await sendTask({
      logoName,
      inspiration,
      styles,
      ...(variantOf && { variantOf }),
      ...(followed && { reading: followed }),
      ...(corrects && { corrects }),
    });
    setBusy(false);
    if (outcome.sent || outcome.code === 401) return;
    setRefusal(refusalOf(outcome.code, outcome.message || m.problems.noReply));
  }

  useResumed({
    isPending: () => useAiLogo.getState().pendingAction === 'task',
    carryOut: () => {
      setAiLogo({ pendingAction: '' });
      void generate();
    },
    giveUp: () => setAiLogo({ pendingAction: '' }),
  });
  const forget = () => {
    setRefused(undefined);
    setRefusal(undefined);
  };
  return { busy, refused, refusal, generate, forget };
}
