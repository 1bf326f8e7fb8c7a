import { buttonClass } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { createLogoMessages } from '../../i18n/create-logo.ts';
import { useMessages } from '../../i18n/messages.ts';
import { useCreateLogo } from '../../stores/create-logo.ts';
import { GridDrawing } from './grid-drawing.tsx';

/** The name is the page's title; its proposals stand under it. */
export function LogoListScreen() {
  const m = useMessages(createLogoMessages);
  const name = useCreateLogo((flow) => flow.logoName.trim());
  return (
    <div className="content">
      <div className="pt-8 pb-6 md:pt-14 md:pb-8">
        <h1 className="text-display font-black break-words md:text-hero">{name || m.logoList.untitled}</h1>
        {name && <p className="mt-2 text-muted">{m.logoList.note(name)}</p>}
      </div>
      <div className="border-t border-line-strong">
        <EmptyState
          drawing={<GridDrawing />}
          title={name ? m.logoList.none : m.logoList.needName}
          text={name ? m.logoList.noneText : m.logoList.needNameText}
          action={
            <SiteLink to="/createLogo" className={buttonClass({ look: 'action' })}>
              {name ? m.logoList.change : m.logoList.start}
            </SiteLink>
          }
        />
      </div>
    </div>
  );
}
