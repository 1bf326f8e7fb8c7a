import { NAME_MAX, textLength } from '@markwright/contracts/text-length';
import { ArrowRight } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { shareMessages } from '../../i18n/share.ts';
import { localPath } from '../../i18n/local-path.ts';
import { useLanguage } from '../../stores/language.ts';

/** From a friend's logo to one's own in one line. A plain form, so it works before the script is there. */
export function NameForm() {
  const m = useMessages(shareMessages);
  const language = useLanguage();
  const navigate = useNavigate();
  const [refused, setRefused] = useState<'nameBlank' | 'nameLong'>();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = new FormData(event.currentTarget).get('name');
    const name = typeof field === 'string' ? field.trim() : '';
    const reason = name === '' ? 'nameBlank' : textLength(name) > NAME_MAX ? 'nameLong' : undefined;
    setRefused(reason);
    if (!reason) void navigate(localPath(`/createLogo?name=${encodeURIComponent(name)}`, language));
  }
  return (
    <form action="/createLogo" onSubmit={submit} className="mt-4">
      <TextField
        label={m.nameLabel}
        hideLabel
        name="name"
        autoComplete="organization"
        placeholder={m.namePlaceholder}
        onChange={() => setRefused(undefined)}
        {...(refused && { problem: m[refused] })}
        after={
          <Button type="submit" look="action" size="small">
            {m.make}
            <Icon of={ArrowRight} size={18} />
          </Button>
        }
      />
    </form>
  );
}
