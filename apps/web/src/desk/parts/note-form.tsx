import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { shellWords } from '../i18n/shell.ts';

type NoteFormProps = { placeholder: string; busy: boolean; onSave: (text: string) => Promise<unknown> };

/** A line for colleagues. */
export function NoteForm({ placeholder, busy, onSave }: NoteFormProps) {
  const m = useMessages(shellWords);
  const [text, setText] = useState('');
  return (
    <form
      className="flex w-full items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim().length < 2 || busy) return;
        void onSave(text.trim()).then(
          () => setText(''),
          () => {},
        );
      }}
    >
      <TextField
        className="min-w-0 grow"
        label={m.notes}
        hideLabel
        placeholder={placeholder}
        maxLength={300}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" className="h-12" busy={busy} disabled={text.trim().length < 2}>
        {m.addNote}
      </Button>
    </form>
  );
}
