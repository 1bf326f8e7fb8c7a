import { NAME_MAX } from '@markwright/contracts/text-length';
import { createLogoMessages } from '../../i18n/create-logo.ts';
import { useMessages } from '../../i18n/messages.ts';
import { setCreateLogo, useCreateLogo } from '../../stores/create-logo.ts';
import { BigField, Question, type StepProps } from './big-field.tsx';
import { OtherNameField } from './other-name-field.tsx';

export function NameStep({ problem, onAnswer }: StepProps) {
  const m = useMessages(createLogoMessages);
  const logoName = useCreateLogo((flow) => flow.logoName);
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
        onText={(text) => {
          onAnswer();
          setCreateLogo({ logoName: text });
        }}
      />
      <OtherNameField onAnswer={onAnswer} />
    </>
  );
}
