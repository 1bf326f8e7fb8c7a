import { buttonClass } from '../components/button.tsx';
import { SiteLink } from '../components/site-link.tsx';
import { useMessages } from '../i18n/messages.ts';
import { problemsMessages } from '../i18n/problems.ts';
import { ProblemPage } from './problem-page.tsx';

export function NotFoundScreen() {
  const m = useMessages(problemsMessages);
  return (
    // The dotted ground reaches down to the footer.
    <div className="-mb-(--section-gap) flex grow flex-col">
      <ProblemPage status={404} title={m.notFound} text={m.notFoundText}>
        <SiteLink to="/" className={buttonClass({ look: 'action' })}>
          {m.home}
        </SiteLink>
        <SiteLink to="/createLogo" className={buttonClass()}>
          {m.make}
        </SiteLink>
      </ProblemPage>
    </div>
  );
}
