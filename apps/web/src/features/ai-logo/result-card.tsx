import type { AiResult } from '@markwright/contracts';
import { Maximize2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../components/button.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { aiLogoMessages } from '../../i18n/ai-logo.ts';
import { changeInWordsMessages } from '../../i18n/change-in-words.ts';
import { useMessages } from '../../i18n/messages.ts';
import { ChangeInWords } from '../../lib/ai-task/change-in-words.tsx';
import { localPath } from '../../i18n/local-path.ts';
import { LogoPicture } from '../../lib/logo-drawing/logo-picture.tsx';
import { startAiTask } from '../../stores/ai-logo.ts';
import { startFromLogo } from '../../stores/create-logo.ts';
import { showDialog } from '../../stores/dialogs.ts';
import { useLanguage } from '../../stores/language.ts';
import type { Press } from './brief-form.tsx';
import { useKeepResult } from './use-keep-result.ts';

type ResultCardProps = { result: AiResult; number: number; press: Press };

export function ResultCard({ result, number, press }: ResultCardProps) {
  const m = useMessages(aiLogoMessages);
  const words = useMessages(changeInWordsMessages);
  const [changes, setChanges] = useState(false);
  const language = useLanguage();
  const navigate = useNavigate();
  const { keep, busy, kept } = useKeepResult(result.id);
  const style = result.style ? m.styles[result.style] : '';

  async function buy(): Promise<void> {
    const creationId = await keep();
    if (creationId) await navigate(localPath(`/createOrder?creationId=${creationId}`, language));
  }

  function edit(): void {
    startFromLogo(result.doc, '');
    void navigate(localPath('/edit', language));
  }

  const actions = [
    { label: m.edit, run: edit },
    { label: m.save, run: () => void keep(m.savedNote) },
    { label: m.buy, run: () => void buy() },
  ];

  return (
    <li className="flex flex-col overflow-hidden rounded-card bg-surface" aria-label={m.card(style, number)}>
      <div className="relative">
        <LogoPicture doc={result.doc} alt={result.logoName} className="aspect-4/3 w-full" />
        <IconButton
          icon={Maximize2}
          label={m.preview}
          className="absolute top-2 right-2 bg-surface/80"
          onClick={() => showDialog({ kind: 'logoPreview', logoUrl: result.imageUrl, actions })}
        />
      </div>
      <div className="flex grow flex-col gap-3 p-4">
        <div className="grow">
          <p className="text-caption text-muted">{`${style} · ${m.engine(result.engine)}`}</p>
          <p className="mt-1 text-caption">
            <span className="sr-only">{m.meaningLabel}</span>
            {result.meaning[language]}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button size="small" look="ink" onClick={edit}>
            {m.edit}
          </Button>
          <Button size="small" busy={busy || kept} onClick={() => void keep(m.savedNote)}>
            {kept ? m.saved : m.save}
          </Button>
          <Button size="small" busy={busy} onClick={() => void buy()}>
            {m.buy}
          </Button>
        </div>
        <div className="-mx-3.5 -mt-2 flex flex-wrap">
          <Button
            size="small"
            look="quiet"
            busy={press.busy}
            onClick={() => void press.generate({ variantOf: result.id })}
          >
            {m.vary}
          </Button>
          <Button size="small" look="quiet" aria-expanded={changes} onClick={() => setChanges(!changes)}>
            {words.open}
          </Button>
        </div>
        {changes && (
          <ChangeInWords
            of={{ resultId: result.id }}
            doc={result.doc}
            onStarted={(id) => startAiTask(id, Date.now())}
          />
        )}
      </div>
    </li>
  );
}
