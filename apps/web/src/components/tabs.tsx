import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

type Tab = { value: string; label: string; panel: ReactNode };
type TabsProps = { label: string; tabs: readonly [Tab, ...Tab[]] };

/** Words on a line; the chosen one stands on a 2 px rule of ink. */
export const Tabs = ({ label, tabs }: TabsProps) => (
  <Radix.Root defaultValue={tabs[0].value}>
    <Radix.List aria-label={label} className="flex gap-8 overflow-x-auto border-b border-line">
      {tabs.map((tab) => (
        <Radix.Trigger
          key={tab.value}
          value={tab.value}
          className="-mb-px h-11 border-b-2 border-transparent text-lead whitespace-nowrap text-muted transition-colors -outline-offset-2 hover:text-ink data-[state=active]:border-ink data-[state=active]:font-medium data-[state=active]:text-ink"
        >
          {tab.label}
        </Radix.Trigger>
      ))}
    </Radix.List>
    {tabs.map((tab) => (
      <Radix.Content key={tab.value} value={tab.value} className="focus-visible:outline-offset-4">
        {tab.panel}
      </Radix.Content>
    ))}
  </Radix.Root>
);
