import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

type MenuProps = {
  label: string;
  trigger: ReactNode;
  children: ReactNode;
  /** How the trigger looks; a square for an icon where nothing is said. */
  className?: string;
};

export const Menu = ({ label, trigger, children, className }: MenuProps) => (
  <Radix.Root modal={false}>
    <Radix.Trigger
      aria-label={label}
      className={className ?? 'flex size-11 shrink-0 items-center justify-center rounded-chip'}
    >
      {trigger}
    </Radix.Trigger>
    <Radix.Portal>
      <Radix.Content
        align="end"
        sideOffset={4}
        collisionPadding={8}
        className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-44 animate-enter overflow-y-auto rounded-card bg-surface p-2 shadow-dialog"
      >
        {children}
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
);

/** A line that says something about what the menu belongs to. */
export const MenuNote = ({ children }: { children: ReactNode }) => (
  <Radix.Label className="max-w-72 px-3 py-2 text-caption text-muted">{children}</Radix.Label>
);

type MenuItemProps = { onSelect: () => void; danger?: boolean; children: ReactNode };

export const MenuItem = ({ onSelect, danger, children }: MenuItemProps) => (
  <Radix.Item
    onSelect={onSelect}
    data-danger={danger || undefined}
    className="flex h-10 cursor-pointer items-center gap-2 rounded-input px-3 outline-none data-danger:text-danger data-highlighted:bg-quiet"
  >
    {children}
  </Radix.Item>
);
