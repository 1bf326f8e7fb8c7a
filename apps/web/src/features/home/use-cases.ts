import { useEffect, useState } from 'react';
import { useLoaderData } from 'react-router';
import { logFailure } from '../../lib/log.ts';
import { askForCases, type Cases, type LoadedHome } from './load-information.ts';

const SHIPPED_ALONE: Cases = { shipped: true, list: [] };

/** What the server drew with the page, or what is asked for once the section is there. */
export function useCases(): Cases {
  const loaded = useLoaderData<LoadedHome | null>()?.cases;
  const [asked, setAsked] = useState(loaded);
  useEffect(() => {
    if (loaded) return;
    const request = new Request(window.location.href);
    askForCases({ request, params: {}, context: undefined } as never).then(setAsked, (error: unknown) =>
      logFailure('cases of customers', error),
    );
  }, [loaded]);
  return asked ?? SHIPPED_ALONE;
}
