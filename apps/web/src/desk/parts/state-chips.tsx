import { Chip } from '../../components/chip.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { shellWords } from '../i18n/shell.ts';

type StateChipsProps<State extends string> = {
  label: string;
  /** Undefined: all of them. */
  value: State | undefined;
  states: readonly State[];
  names: Record<State, string>;
  counts?: Partial<Record<State, number>> | undefined;
  onChange: (state: State | undefined) => void;
  /** For a queue, where one state is looked at at a time. */
  oneAlways?: boolean;
};

/** Which of a list to see; on a phone the row scrolls. */
export function StateChips<State extends string>(props: StateChipsProps<State>) {
  const { label, value, states, names, counts, onChange, oneAlways } = props;
  const s = useMessages(shellWords);
  return (
    <fieldset aria-label={label} className="-mx-1 mb-4 flex min-w-0 gap-1 overflow-x-auto px-1 scrollbar-none">
      {!oneAlways && (
        <Chip pressed={!value} onClick={() => onChange(undefined)}>
          {s.all}
        </Chip>
      )}
      {states.map((one) => {
        const count = counts?.[one];
        return (
          <Chip key={one} pressed={value === one} onClick={() => onChange(one)} {...(count && { count })}>
            {names[one]}
          </Chip>
        );
      })}
    </fieldset>
  );
}
