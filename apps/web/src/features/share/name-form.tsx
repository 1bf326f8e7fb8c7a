import { ArrowRight } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { shareMessages } from '../../i18n/share.ts';
import { localPath } from '../../lib/local-path.ts';
import { useLanguage } from '../../stores/language.ts';

const NAME_MAX = 20;

/** From a friend's logo to one's own in one line. A plain form, so it works before the script is there. */
export function NameForm() {
  const m = useMessages(shareMessages);
  const language = useLanguage();
  const navigate = useNavigate();
  const [blank, setBlank] = useState(false);
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = new FormData(event.currentTarget).get('name');
    const name = typeof field === 'string' ? field.trim() : '';
    setBlank(name === '');
    if (name) void navigate(localPath(`/createLogo?name=${encodeURIComponent(name)}`, language));
  }
  return (
    <form action="/createLogo" onSubmit={submit} className="mt-4">
      <TextField
        label={m.nameLabel}
        hideLabel
        name="name"
        maxLength={NAME_MAX}
        autoComplete="organization"
        placeholder={m.namePlaceholder}
        onChange={() => setBlank(false)}
        {...(blank && { problem: m.nameBlank })}
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
