import { NAME_MAX, SLOGAN_MAX } from '@markwright/contracts/text-length';
import { TextField } from '../../components/text-field.tsx';
import { createLogoMessages } from '../../i18n/create-logo.ts';
import { useMessages } from '../../i18n/messages.ts';
import { setCreateLogo, useCreateLogo } from '../../stores/create-logo.ts';
import { BigField, Question, type StepProps } from './big-field.tsx';

export function NameStep({ problem, onAnswer }: StepProps) {
  const m = useMessages(createLogoMessages);
  const { logoName, otherName } = useCreateLogo();
  return (
    <>
      <Question>{m.name.question}</Question>
      <BigField
        label={m.name.label}
        placeholder={m.name.placeholder}
        hint={m.name.hint(NAME_MAX)}
        problem={problem}
        autoComplete="organization"
        value={logoName}
        onChange={(event) => {
          onAnswer();
          setCreateLogo({ logoName: event.target.value });
        }}
      />
      <TextField
        className="mt-10 lg:mx-auto lg:max-w-100"
        label={m.name.otherLabel}
        hint={m.name.otherHint}
        maxLength={SLOGAN_MAX}
        value={otherName}
        onChange={(event) => setCreateLogo({ otherName: event.target.value })}
      />
    </>
  );
}
