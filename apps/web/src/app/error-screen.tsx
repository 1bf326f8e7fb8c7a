import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { Button, buttonClass } from '../components/button.tsx';
import { SiteLink } from '../components/site-link.tsx';
import { useMessages } from '../i18n/messages.ts';
import { problemsMessages } from '../i18n/problems.ts';
import { isChunkFailure } from '../lib/load-chunk.ts';
import { logFailure } from '../lib/log.ts';
import { describeFailure } from './describe-failure.ts';
import { ProblemPage } from './problem-page.tsx';

/** The error itself is only logged; the reader gets its status, its message and two ways on. */
export function ErrorScreen() {
  const m = useMessages(problemsMessages);
  const error = useRouteError();
  useEffect(() => logFailure('route error', error), [error]);
  const { status, message } = describeFailure(error, isRouteErrorResponse);
  // What a browser says of a script that did not arrive is for nobody's eyes.
  const words = isChunkFailure(error) ? { text: m.notArrived } : { text: m.failedText, detail: message };
  return (
    <ProblemPage status={status} title={m.failed} {...words}>
      <SiteLink to="/" reloadDocument className={buttonClass({ look: 'action' })}>
        {m.home}
      </SiteLink>
      <Button onClick={() => window.location.reload()}>{m.again}</Button>
    </ProblemPage>
  );
}
