import { Check } from 'lucide-react';
import { Checkbox as Radix } from 'radix-ui';
import { useId, type ReactNode } from 'react';
import { Icon } from './icon.tsx';

type CheckboxProps = { checked: boolean; onChange: (checked: boolean) => void; problem?: string; children: ReactNode };

export function Checkbox({ checked, onChange, problem, children }: CheckboxProps) {
  const id = useId();
  return (
    <div>
      <div className="flex items-start gap-3">
        <Radix.Root
          id={id}
          checked={checked}
          onCheckedChange={(next) => onChange(next === true)}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          className="relative mt-0.5 flex size-5 shrink-0 after:absolute after:-inset-2.5 items-center justify-center rounded-[3px] border border-ink bg-surface text-chalk aria-invalid:border-danger data-[state=checked]:bg-ink"
        >
          <Radix.Indicator>
            <Icon of={Check} size={14} />
          </Radix.Indicator>
        </Radix.Root>
        <label htmlFor={id} className="text-caption">
          {children}
        </label>
      </div>
      {problem && (
        <p id={`${id}-problem`} role="alert" className="mt-1 pl-8 text-caption text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}
