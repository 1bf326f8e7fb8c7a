import { TextField } from '../../components/text-field.tsx';

type NameFieldProps = {
  label: string;
  placeholder: string;
  value: string;
  problem: string | undefined;
  onType: (name: string) => void;
};

/** The brand name an AI task is about. */
export function NameField({ label, placeholder, value, problem, onType }: NameFieldProps) {
  return (
    <TextField
      label={label}
      placeholder={placeholder}
      value={value}
      autoComplete="organization"
      {...(problem && { problem })}
      onChange={(event) => onType(event.target.value)}
    />
  );
}
