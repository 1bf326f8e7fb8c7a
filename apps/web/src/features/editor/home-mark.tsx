import { BrandMark } from '../../components/brand-mark.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { editorMessages } from '../../i18n/editor.ts';
import { useMessages } from '../../i18n/messages.ts';
import { shellMessages } from '../../i18n/shell.ts';

/** The product's mark in the editor's own bar. */
export function HomeMark() {
  const m = useMessages(editorMessages);
  const shell = useMessages(shellMessages);
  return (
    <SiteLink to="/" aria-label={m.home} className="flex h-11 shrink-0 items-center gap-2.5">
      <BrandMark />
      <span className="hidden text-title leading-none font-black tracking-tight lg:inline">{shell.brand}</span>
    </SiteLink>
  );
}
