import { Tooltip as Radix } from 'radix-ui';
import type { ReactElement } from 'react';

const WAIT_MS = 400;

/** A word on what a control does, for pointers and keyboards; the control carries its own label for readers. */
export const Tooltip = ({ text, children }: { text: string; children: ReactElement }) => (
  <Radix.Provider delayDuration={WAIT_MS}>
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          sideOffset={6}
          collisionPadding={8}
          className="z-60 animate-fade rounded-input bg-ink px-2.5 py-1 text-caption text-chalk"
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  </Radix.Provider>
);
