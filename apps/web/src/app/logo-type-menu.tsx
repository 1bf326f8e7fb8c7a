import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { classNames } from '../components/class-names.ts';
import { Icon } from '../components/icon.tsx';
import { useMessages } from '../i18n/messages.ts';
import { shellMessages } from '../i18n/shell.ts';
import { localPath } from '../i18n/local-path.ts';
import { LOGO_TYPES, setCreateLogo, useCreateLogo, type LogoType } from '../stores/create-logo.ts';
import { useLanguage } from '../stores/language.ts';
import { LOGO_TYPE_PAGES, SITE_MAP } from './site-map.ts';

/** A disclosure of the three ways to a logo. Drawn without the menu library: the header is part of the first paint. */
export function LogoTypeMenu() {
  const m = useMessages(shellMessages);
  const language = useLanguage();
  const current = useCreateLogo((state) => state.logoType);
  const navigate = useNavigate();
  const panelId = useId();
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  useCloseFromOutside(box, open, () => setOpen(false));

  function choose(logoType: LogoType) {
    setOpen(false);
    setCreateLogo({ logoType });
    void navigate(localPath(SITE_MAP[LOGO_TYPE_PAGES[logoType]].path, language), { replace: true });
  }

  return (
    <div ref={box} className="relative">
      <button
        type="button"
        aria-label={m.logoType}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
        className="-mr-2 -ml-1 flex size-8 items-center justify-center rounded-input -outline-offset-2"
      >
        <Icon of={ChevronDown} size={16} className={classNames('transition-transform', open && 'rotate-180')} />
      </button>
      <ul
        id={panelId}
        hidden={!open}
        className="absolute top-full right-0 w-60 animate-enter rounded-card bg-surface p-2 shadow-dialog"
      >
        {LOGO_TYPES.map((type) => (
          <li key={type}>
            <button
              type="button"
              aria-current={type === current ? 'true' : undefined}
              onClick={() => choose(type)}
              className="w-full rounded-input px-3 py-2 text-left hover:bg-quiet aria-current:font-medium"
            >
              {m.logoTypes[type]}
              <span className="block text-caption font-normal text-muted">{m.logoTypeNotes[type]}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function useCloseFromOutside(box: React.RefObject<HTMLElement | null>, open: boolean, close: () => void): void {
  useEffect(() => {
    if (!open) return;
    const onPointer = (event: Event) => {
      if (!box.current?.contains(event.target as Node)) close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      box.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('focusin', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('focusin', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  });
}
