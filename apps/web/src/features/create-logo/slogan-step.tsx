import { SLOGAN_MAX } from '@markwright/contracts/text-length';
import { createLogoMessages } from '../../i18n/create-logo.ts';
import { useMessages } from '../../i18n/messages.ts';
import { setCreateLogo, useCreateLogo } from '../../stores/create-logo.ts';
import { BigField, Question, type StepProps } from './big-field.tsx';
import { OtherNameField } from './other-name-field.tsx';

export function SloganStep({ problem, onAnswer }: StepProps) {
  const m = useMessages(createLogoMessages);
  const written = useCreateLogo((flow) => flow.slogan);
  return (
    <>
      <Question>{m.slogan.question}</Question>
      <BigField
        label={m.slogan.label}
        placeholder={m.slogan.placeholder}
        hint={m.slogan.hint(SLOGAN_MAX)}
        problem={problem}
        value={written}
        onText={(slogan) => {
          onAnswer();
          setCreateLogo({ slogan });
        }}
      />
      <OtherNameField onAnswer={onAnswer} />
    </>
  );
}
