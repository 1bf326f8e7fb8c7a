import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Icon } from '../../components/icon.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { contentWords } from '../i18n/content.ts';
import { shellWords } from '../i18n/shell.ts';

type NewIdButtonProps = { label: string; action: string; /** Where things of this kind are written. */ at: string };

/** Something new begins with the id that its address will hold. */
export function NewIdButton({ label, action, at }: NewIdButtonProps) {
  const m = useMessages(contentWords);
  const s = useMessages(shellWords);
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [id, setId] = useState('');
  const isSlug = /^[a-z0-9][a-z0-9-]{1,59}$/.test(id);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        <Icon of={Plus} size={16} />
        {label}
      </Button>
      <Dialog open={isOpen} title={label} closeLabel={s.close} onClose={() => setOpen(false)}>
        <form
          className="mt-6 flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            if (isSlug) void navigate(`${at}/${id}`);
          }}
        >
          <TextField
            label={m.newId}
            hint={m.newIdHint}
            maxLength={60}
            autoComplete="off"
            value={id}
            onChange={({ target }) => setId(target.value.trim().toLowerCase())}
          />
          <div className="flex justify-end gap-2">
            <Button onClick={() => setOpen(false)}>{s.cancel}</Button>
            <Button type="submit" look="action" disabled={!isSlug}>
              {action}
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  );
}
