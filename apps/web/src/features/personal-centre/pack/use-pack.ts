import type { Pack, PackFolder } from '@markwright/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { packMessages } from '../../../i18n/pack.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { logFailure } from '../../../lib/log.ts';
import { getData, PURCHASES, ReplyError, serverData } from '../../../lib/server-data.ts';
import { useLanguage } from '../../../stores/language.ts';
import { showToast } from '../../../stores/toasts.ts';

/** How often the bar is asked for; a pack takes some ten seconds. */
const LOOK_MS = 800;

export type PackChoice = { creationId: string; signWidthMm: number; label: boolean };

const isUnderWay = (pack: Pack | undefined): boolean => pack?.state === 'waiting' || pack?.state === 'running';

/** The pack as it stands. It is begun when the page opens, and again whenever the choice or the logo changes. */
export function usePack({ creationId, signWidthMm, label }: PackChoice) {
  const language = useLanguage();
  const queryKey = [PURCHASES.creation, creationId, 'pack', language, signWidthMm, label];
  const asked = { signWidthMm, label: label ? ('1' as const) : ('0' as const) };
  const query = useQuery(
    {
      queryKey,
      queryFn: ({ signal }) => getData('getPack', { params: { creationId }, query: asked }, signal),
      refetchInterval: ({ state }) => (isUnderWay(state.data) ? LOOK_MS : false),
      // An edit in another tab makes another pack.
      refetchOnMount: 'always',
    },
    serverData,
  );
  const [problem, setProblem] = useState<Error>();
  const build = async () => {
    setProblem(undefined);
    try {
      serverData.setQueryData(queryKey, await getData('buildPack', { params: { creationId }, body: asked }));
    } catch (error) {
      logFailure('having the pack built', error);
      setProblem(error as Error);
    }
  };
  const choiceKey = queryKey.join();
  const begun = useRef('');
  const isMissing = query.data?.state === 'none';
  useEffect(() => {
    if (!isMissing || begun.current === choiceKey) return;
    begun.current = choiceKey;
    void build();
  });
  return { ...query, pack: query.data, problem, build };
}

/** Fetches a short-lived address and hands it to the browser, which saves the archive itself. */
export function useDownload({ creationId, signWidthMm, label }: PackChoice) {
  const m = useMessages(packMessages);
  const [busy, setBusy] = useState<PackFolder | 'all'>();
  const download = async (folder: PackFolder | 'all') => {
    setBusy(folder);
    try {
      const query = { signWidthMm, label: label ? ('1' as const) : ('0' as const), folder };
      const { url, fileName } = await getData('downloadPack', { params: { creationId }, query });
      const link = document.createElement('a');
      link.href = url;
      link.download = fileName;
      document.body.append(link);
      link.click();
      link.remove();
    } catch (error) {
      logFailure('downloading a pack', error);
      showToast((error instanceof ReplyError && error.message) || m.downloadFailed, 'danger');
    } finally {
      setBusy(undefined);
    }
  };
  return { busy, download };
}

/** The logo the pictures are drawn from, as it is today: an HD purchase no longer changes. */
export const useBoughtDoc = (creationId: string) =>
  useQuery(
    {
      queryKey: [PURCHASES.creation, creationId, 'doc'],
      queryFn: ({ signal }) => getData('getCreation', { params: { creationId } }, signal),
      refetchOnMount: 'always',
    },
    serverData,
  ).data?.doc;
