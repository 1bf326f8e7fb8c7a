import { useState } from 'react';
import { Dialog } from '../../components/dialog.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { pointsMessages } from '../../i18n/points.ts';
import type { PointsTab } from '../../stores/dialogs.ts';
import { Balance } from './balance.tsx';
import { DescriptionTab } from './description-tab.tsx';
import { DetailTab } from './detail-tab.tsx';
import { RulesTab } from './rules-tab.tsx';
import { TopUpTab } from './top-up-tab.tsx';

type PointsDialogProps = { tab?: PointsTab | undefined; onClose: () => void };

export function PointsDialog({ tab = 'description', onClose }: PointsDialogProps) {
  const m = useMessages(pointsMessages);
  const [open, setOpen] = useState<string>(tab);
  return (
    <Dialog open onClose={onClose} title={m.title} closeLabel={m.close} width="wide">
      <Balance />
      <div className="mt-6 min-h-[min(32rem,60dvh)]">
        <Tabs
          label={m.tabs}
          value={open}
          onChange={setOpen}
          tabs={[
            { value: 'description', label: m.description, panel: <DescriptionTab onLeave={onClose} /> },
            { value: 'rules', label: m.rules, panel: <RulesTab /> },
            { value: 'topUp', label: m.topUp, panel: <TopUpTab /> },
            { value: 'detail', label: m.detail, panel: <DetailTab /> },
          ]}
        />
      </div>
    </Dialog>
  );
}
