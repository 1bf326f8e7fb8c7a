import type { DeskRouteName } from '@markwright/contracts/desk-routes';
import type { KeyedPage } from '@markwright/contracts/desk';
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { useMessages } from '../i18n/messages.ts';
import { showToast } from '../stores/toasts.ts';
import { callDesk, deskData, DeskError, type DeskArgs, type DeskData } from './desk-api.ts';
import { shellWords } from './i18n/shell.ts';

export const useRead = <Name extends DeskRouteName>(name: Name, args: object = {}) =>
  useQuery(
    { queryKey: [name, args], queryFn: () => callDesk(name, args), placeholderData: keepPreviousData },
    deskData,
  );

type RowOf<Name extends DeskRouteName> = DeskData<Name> extends KeyedPage<infer Row> ? Row : never;

/** A list that goes on from its last row for as long as somebody wants more. */
export function useKeyed<Name extends DeskRouteName>(name: Name, query: object) {
  const pages = useInfiniteQuery(
    {
      queryKey: [name, query],
      queryFn: ({ pageParam }) => callDesk(name, { query: { ...query, after: pageParam } }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => (page as KeyedPage<unknown>).next ?? undefined,
      placeholderData: keepPreviousData,
    },
    deskData,
  );
  const list = (pages.data?.pages ?? []).flatMap((page) => (page as KeyedPage<RowOf<Name>>).list);
  return { ...pages, list };
}

type Change<Name extends DeskRouteName> = {
  /** Said when it went well. */
  done?: string;
  onDone?: (data: DeskData<Name>) => void;
  /** The caller shows what went wrong in place. */
  quiet?: boolean;
};

/** A change of something: everything on screen is asked anew, since the log and the figures change with it. */
export function useChange<Name extends DeskRouteName>(name: Name, { done, onDone, quiet }: Change<Name> = {}) {
  const m = useMessages(shellWords);
  return useMutation(
    {
      mutationFn: (args: DeskArgs<Name>) => callDesk(name, args),
      onSuccess: async (data) => {
        if (done) showToast(done, 'success');
        onDone?.(data);
        await deskData.invalidateQueries();
      },
      onError: (error) => {
        if (!quiet) showToast((error instanceof DeskError && error.message) || m.noReply, 'danger');
      },
    },
    deskData,
  );
}
