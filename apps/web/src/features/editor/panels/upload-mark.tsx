import { OK_CODE } from '@markwright/contracts/envelope';
import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { editorMessages } from '../../../i18n/editor.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { api } from '../../../lib/api.ts';
import { chooseMark } from './mark-grid.tsx';

const BYTES_MAX = 10 * 1024 * 1024;
const TYPES = 'image/png,image/jpeg,image/webp,image/svg+xml,.svg';

/** On a phone the panel may end above it. */
const intoView = (line: HTMLElement | null): void => line?.scrollIntoView({ block: 'nearest' });

/** A mark of one's own: sent, traced and put into the logo; what is wrong with it is said under the button. */
export function UploadMark() {
  const m = useMessages(editorMessages);
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  async function send(file: File) {
    setProblem('');
    if (file.size > BYTES_MAX) return setProblem(m.ownMarkTooLarge);
    setBusy(true);
    const form = { body: new FormData(), showsFailures: true };
    form.body.append('file', file);
    const { code, msg, data } = await api.call('uploadMark', form);
    setBusy(false);
    if (code !== OK_CODE || !data) return setProblem(msg || m.ownMarkFailed);
    chooseMark(data);
  }

  return (
    <div>
      <input
        ref={input}
        type="file"
        accept={TYPES}
        className="sr-only"
        tabIndex={-1}
        aria-hidden
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // The same file may be chosen again after it was mended.
          event.target.value = '';
          if (file) void send(file);
        }}
      />
      <Button size="small" wide busy={busy} onClick={() => input.current?.click()}>
        <Icon of={Upload} size={16} />
        {busy ? m.ownMarkBusy : m.ownMark}
      </Button>
      <p className="mt-1 text-caption text-muted">{m.ownMarkNote}</p>
      <p ref={problem === '' ? undefined : intoView} role="alert" className="text-caption text-danger">
        {problem}
      </p>
    </div>
  );
}
