import { useState } from 'react';
import { Check, ChevronDown } from 'lucide-react';
import { Select as Radix } from 'radix-ui';
import { Icon } from './icon.tsx';

type SelectOption<Value extends string> = { value: Value; label: string; disabled?: boolean };

type SelectProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly SelectOption<Value>[];
  onChange: (value: Value) => void;
};

/** The options are made when it is opened: Radix would lay out those of a closed one too, 40 ms for a list of styles. */
export function Select<Value extends string>({ label, value, options, onChange }: SelectProps<Value>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Radix.Root open={isOpen} onOpenChange={setOpen} value={value} onValueChange={(next) => onChange(next as Value)}>
      <Radix.Trigger
        aria-label={label}
        className="inline-flex h-11 min-w-40 items-center justify-between gap-2 rounded-input border border-line-strong bg-surface px-4 hover:border-ink"
      >
        <Radix.Value>{options.find((option) => option.value === value)?.label}</Radix.Value>
        <Radix.Icon>
          <Icon of={ChevronDown} size={16} />
        </Radix.Icon>
      </Radix.Trigger>
      {isOpen && <Options options={options} />}
    </Radix.Root>
  );
}

const Options = ({ options }: { options: readonly SelectOption<string>[] }) => (
  <Radix.Portal>
    <Radix.Content
      position="popper"
      sideOffset={4}
      collisionPadding={8}
      className="z-60 max-h-80 min-w-(--radix-select-trigger-width) animate-enter overflow-hidden rounded-card bg-surface shadow-dialog"
    >
      <Radix.Viewport className="p-2">
        {options.map((option) => (
          <Radix.Item
            key={option.value}
            value={option.value}
            disabled={option.disabled}
            className="flex h-10 cursor-pointer items-center justify-between gap-6 rounded-input px-3 outline-none data-disabled:opacity-40 data-highlighted:bg-quiet"
          >
            <Radix.ItemText>{option.label}</Radix.ItemText>
            <Radix.ItemIndicator>
              <Icon of={Check} size={16} />
            </Radix.ItemIndicator>
          </Radix.Item>
        ))}
      </Radix.Viewport>
    </Radix.Content>
  </Radix.Portal>
);
