import { X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { safetyWords } from '../i18n/safety.ts';
import { shellWords } from '../i18n/shell.ts';
import { Panel } from '../parts/page.tsx';
import { useChange, useRead } from '../use-desk.ts';

/** Words that no public page may show, beside those that are shipped. */
export function WordsPanel() {
  const m = useMessages(safetyWords);
  const s = useMessages(shellWords);
  const [word, setWord] = useState('');
  const { data, isError } = useRead('listWords');
  const add = useChange('addWord', { done: m.added, onDone: () => setWord('') });
  const remove = useChange('removeWord', { done: m.removed });
  return (
    <div className="pt-4">
      <Panel>
        <form
          className="flex items-start gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            if (word.trim().length >= 2) add.mutate({ body: { word: word.trim() } });
          }}
        >
          <TextField
            className="grow"
            label={m.newWord}
            hint={m.newWordHint}
            maxLength={40}
            value={word}
            onChange={({ target }) => setWord(target.value)}
          />
          <Button
            type="submit"
            look="ink"
            className="mt-6.5 h-12"
            busy={add.isPending}
            disabled={word.trim().length < 2}
          >
            {m.addWord}
          </Button>
        </form>
        <p className="mt-4 text-caption text-muted">
          {data ? m.wordsAbout(data.shipped) : isError ? s.failed : s.loading}
        </p>
        <ul className="mt-2 flex flex-wrap gap-2">
          {data?.list.map((one) => (
            <li key={one.word} className="flex items-center rounded-chip bg-quiet pl-4">
              {one.word}
              <IconButton
                icon={X}
                label={m.removeWord(one.word)}
                className="size-9 rounded-chip"
                onClick={() => remove.mutate({ params: { word: one.word } })}
              />
            </li>
          ))}
          {data?.list.length === 0 && <li className="text-muted">{m.noWords}</li>}
        </ul>
      </Panel>
    </div>
  );
}
