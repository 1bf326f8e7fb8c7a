import type { AiReadingEdit } from '@markwright/contracts';
import { useState } from 'react';
import { aiLogoMessages } from '../../i18n/ai-logo.ts';
import { useMessages } from '../../i18n/messages.ts';
import { refusalOf, type Refusal } from '../../lib/ai-task/refusal.ts';
import { useResumed } from '../../lib/ai-task/use-resumed.ts';
import { setAiLogo, useAiLogo } from '../../stores/ai-logo.ts';
import { findBriefProblem, type BriefProblem } from './brief-rules.ts';
import { sendTask } from './use-ai-task.ts';

/** Pressing the button: checks, sends once, and says what came of it. */
export function useGenerate() {
  const m = useMessages(aiLogoMessages);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<{ problem: BriefProblem }>();
  const [refusal, setRefusal] = useState<Refusal>();

  /** `reading` is what the page shows as read: drawing again follows it, a new brief is read anew. */
  async function generate(variantOf?: string, reading?: AiReadingEdit): Promise<void> {
    if (busy) return;
    const { logoName, inspiration, styles } = useAiLogo.getState();
    const found = variantOf ? undefined : findBriefProblem({ logoName, inspiration });
    setRefused(found && { problem: found });
    setRefusal(undefined);
    if (found) return;
    setBusy(true);
    const outcome = await sendTask({
      logoName,
      inspiration,
      styles,
      ...(variantOf && { variantOf }),
      ...(reading && { reading }),
    });
    setBusy(false);
    if (outcome.sent || outcome.code === 401) return;
    setRefusal(refusalOf(outcome.code, outcome.message || m.problems.noReply));
  }

  useResumed({
    isWanted: () => useAiLogo.getState().wanted,
    carryOut: () => {
      setAiLogo({ wanted: false });
      void generate();
    },
    giveUp: () => setAiLogo({ wanted: false }),
  });
  const forget = () => {
    setRefused(undefined);
    setRefusal(undefined);
  };
  return { busy, refused, refusal, generate, forget };
}
