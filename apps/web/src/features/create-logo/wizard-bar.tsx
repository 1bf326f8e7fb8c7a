import { ArrowLeft, Menu, X } from 'lucide-react';
import { BrandMark } from '../../components/brand-mark.tsx';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/icon.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { LanguageSwitch } from '../../components/language-switch.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { createLogoMessages } from '../../i18n/create-logo.ts';
import { useMessages } from '../../i18n/messages.ts';
import { shellMessages } from '../../i18n/shell.ts';
import { useCreateLogo } from '../../stores/create-logo.ts';
import { setMenuOpen } from '../../stores/dialogs.ts';

/** The flow's own top bar: where we are, and the way out. Answers are kept, so leaving loses nothing. */
export function WizardBar({ onBack }: { onBack?: () => void }) {
  const m = useMessages(createLogoMessages);
  const shell = useMessages(shellMessages);
  const { currentPage, totalNextPage } = useCreateLogo();
  const progress = m.progress(currentPage, totalNextPage);
  return (
    <header className="sticky top-0 z-20 flex h-13 items-center justify-between border-b border-line bg-paper px-4 md:h-16 md:px-8 lg:grid lg:grid-cols-[2fr_1fr] lg:border-0 lg:px-0">
      <div className="flex items-center lg:mx-auto lg:w-full lg:max-w-200">
        <SiteLink
          to="/"
          aria-label={shell.homeLink}
          className={classNames('flex h-11 items-center gap-2.5', onBack && 'max-lg:hidden')}
        >
          <BrandMark />
          <span className="hidden text-title leading-none font-black tracking-tight lg:inline">{shell.brand}</span>
        </SiteLink>
        {onBack && <IconButton icon={ArrowLeft} label={m.back} onClick={onBack} className="-ml-3 lg:hidden" />}
        <Ticks current={currentPage} total={totalNextPage} label={progress} className="ml-42 hidden lg:flex" />
        <span aria-hidden className="ml-5 hidden text-caption text-muted lg:inline">
          {progress}
        </span>
      </div>
      <Ticks current={currentPage} total={totalNextPage} label={progress} className="flex lg:hidden" />
      <div className="flex items-center gap-1 lg:mr-14 lg:gap-6 lg:justify-self-end">
        <span className="hidden md:block">
          <LanguageSwitch words={shell} />
        </span>
        <SiteLink to="/" className="flex h-11 items-center gap-2 text-caption whitespace-nowrap hover:text-action-text">
          {m.leave}
          <Icon of={X} size={18} className="hidden lg:block" />
        </SiteLink>
        <IconButton
          icon={Menu}
          label={shell.openMenu}
          aria-haspopup="dialog"
          onClick={() => setMenuOpen(true)}
          className="-mr-2.5 md:hidden"
        />
      </div>
    </header>
  );
}

type TicksProps = { current: number; total: number; label: string; className: string };

const Ticks = ({ current, total, label, className }: TicksProps) => (
  <ol aria-label={label} className={classNames('gap-2 lg:gap-3', className)}>
    {Array.from({ length: total }, (_, index) => (
      <li
        key={index}
        aria-current={index + 1 === current ? 'step' : undefined}
        className={classNames(
          'h-1 w-5 md:w-7 lg:w-10',
          index + 1 < current ? 'bg-ink' : index + 1 === current ? 'bg-action' : 'bg-line-strong',
        )}
      >
        <span className="sr-only">{index + 1}</span>
      </li>
    ))}
  </ol>
);
