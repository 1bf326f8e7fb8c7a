import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { Button, buttonClass } from '../components/button.tsx';
import { SiteLink } from '../components/site-link.tsx';
import { useMessages } from '../i18n/messages.ts';
import { problemsMessages } from '../i18n/problems.ts';
import { logFailure } from '../lib/log.ts';
import { describeFailure } from './describe-failure.ts';
import { ProblemPage } from './problem-page.tsx';

/** The error itself is only logged; the reader gets its status, its message and two ways on. */
export function ErrorScreen() {
  const m = useMessages(problemsMessages);
  const error = useRouteError();
  useEffect(() => logFailure('route error', error), [error]);
  const { status, message } = describeFailure(error, isRouteErrorResponse);
  return (
    <ProblemPage status={status} title={m.failed} text={m.failedText} detail={message}>
      <SiteLink to="/" reloadDocument className={buttonClass({ look: 'action' })}>
        {m.home}
      </SiteLink>
      <Button onClick={() => window.location.reload()}>{m.again}</Button>
    </ProblemPage>
  );
}
