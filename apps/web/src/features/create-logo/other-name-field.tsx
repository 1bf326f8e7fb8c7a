import { SLOGAN_MAX } from '@markwright/contracts/text-length';
import { TextField } from '../../components/text-field.tsx';
import { createLogoMessages } from '../../i18n/create-logo.ts';
import { useMessages } from '../../i18n/messages.ts';
import { setCreateLogo, useCreateLogo } from '../../stores/create-logo.ts';

/** The name in the other language. Beside the slogan too: whoever types the name on the home page skips step one. */
export function OtherNameField({ onAnswer }: { onAnswer: () => void }) {
  const m = useMessages(createLogoMessages);
  const otherName = useCreateLogo((flow) => flow.otherName);
  return (
    <TextField
      className="mt-10 lg:mx-auto lg:max-w-100"
      label={m.name.otherLabel}
      hint={m.name.otherHint}
      maxLength={SLOGAN_MAX}
      value={otherName}
      onChange={(event) => {
        onAnswer();
        setCreateLogo({ otherName: event.target.value });
      }}
    />
  );
}
