import { ImageDown } from 'lucide-react';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { sampleMessages } from '../../i18n/sample.ts';

/** Something to take for nothing, beside what is sold. */
export function SampleOffer({ busy = false, onTake }: { busy?: boolean; onTake: () => void }) {
  const m = useMessages(sampleMessages);
  return (
    <div>
      <p className="text-caption text-pretty text-muted">
        {m.ask} {m.note}
      </p>
      <Button size="small" wide className="mt-2" busy={busy} onClick={onTake}>
        <Icon of={ImageDown} size={18} />
        {busy ? m.taking : m.take}
      </Button>
    </div>
  );
}
