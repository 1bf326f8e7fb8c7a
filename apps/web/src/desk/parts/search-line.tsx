import { Search } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../../components/icon.tsx';
import { Button } from '../../components/button.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { shellWords } from '../i18n/shell.ts';

type SearchLineProps = { label: string; value: string; onSearch: (words: string) => void };

/** One line to find something by; Enter or the button looks. */
export function SearchLine({ label, value, onSearch }: SearchLineProps) {
  const m = useMessages(shellWords);
  const [words, setWords] = useState(value);
  return (
    <form
      className="mb-4 flex gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(words.trim());
      }}
    >
      <label className="flex h-11 min-w-0 grow items-center gap-2 rounded-input border border-line-strong bg-surface px-3 focus-within:border-ink focus-within:ring-1 focus-within:ring-ink">
        <Icon of={Search} size={18} className="shrink-0 text-muted" />
        <input
          type="search"
          aria-label={label}
          placeholder={label}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          className="h-full min-w-0 grow bg-transparent outline-none placeholder:text-muted"
        />
      </label>
      <Button type="submit" look="ink">
        {m.search}
      </Button>
    </form>
  );
}
