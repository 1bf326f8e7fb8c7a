import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

type Tab = {
  value: string;
  label: string;
  /** How many things lie behind it, once known. */
  count?: number | undefined;
  panel: ReactNode;
};
type TabsProps = {
  label: string;
  tabs: readonly [Tab, ...Tab[]];
  /** Which one is open, where the page remembers it; else the first one opens. */
  value?: string;
  onChange?: (value: string) => void;
};

/** Where the line is longer than the page, the chosen word is in sight from the start. */
function showActive(line: HTMLElement | null): void {
  const active = line?.querySelector<HTMLElement>('[data-state=active]');
  if (line && active) line.scrollLeft = active.offsetLeft - (line.clientWidth - active.clientWidth) / 2;
}

/** Words on a line; the chosen one stands on a 2 px rule of ink. */
export const Tabs = ({ label, tabs, value, onChange }: TabsProps) => (
  <Radix.Root
    {...(value === undefined ? { defaultValue: tabs[0].value } : { value })}
    {...(onChange && { onValueChange: onChange })}
  >
    <Radix.List
      ref={showActive}
      aria-label={label}
      className="relative flex gap-5 overflow-x-auto border-b border-line md:gap-8"
    >
      {tabs.map((tab) => (
        <Radix.Trigger
          key={tab.value}
          value={tab.value}
          // The library moves the focus by script, which browsers take for the keyboard's: a pointer needs no ring.
          onMouseDown={({ currentTarget }) => currentTarget.setAttribute('data-pointed', '')}
          onBlur={({ currentTarget }) => currentTarget.removeAttribute('data-pointed')}
          className="-mb-px h-11 border-b-2 border-transparent whitespace-nowrap text-muted transition-colors -outline-offset-2 data-pointed:outline-none md:text-lead hover:text-ink data-[state=active]:border-ink data-[state=active]:font-medium data-[state=active]:text-ink"
        >
          {tab.label}
          {tab.count !== undefined && <span className="ml-0.5 tabular-nums"> {tab.count}</span>}
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
