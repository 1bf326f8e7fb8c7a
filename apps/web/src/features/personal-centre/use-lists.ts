import type { Data, Endpoints } from '@markwright/contracts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { creationsKey } from '../../lib/creations.ts';
import { getData, serverData } from '../../lib/server-data.ts';
import { atLeast } from '../../lib/timing.ts';

export type Creation = Data<Endpoints['listCreations']>['list'][number];
export type Order = Data<Endpoints['listOrders']>['list'][number];
export type AiLogo = Data<Endpoints['listAiResults']>['list'][number];

export const CREATION_SORTS = ['updated', 'created', 'name'] as const;
const ORDER_SORTS = ['created', 'paid', 'amount'] as const;
const AI_SORTS = ['newest', 'oldest', 'name'] as const;
export type CreationSort = (typeof CREATION_SORTS)[number];
export type OrderSort = (typeof ORDER_SORTS)[number];
export type AiSort = (typeof AI_SORTS)[number];

/** Whole rows of four, three and two boards; of AI logos three whole runs. */
const PER_PAGE = 12;

type Page<Item> = { list: Item[]; total: number };

const paging = <Item>() => ({
  initialPageParam: 1,
  getNextPageParam: (last: Page<Item>, all: Page<Item>[]) =>
    last.list.length > 0 && all.length * PER_PAGE < last.total ? all.length + 1 : undefined,
  // What another tab, a payment or the editor changed is seen on the next visit; until then the old list stands.
  staleTime: 0,
  placeholderData: keepPreviousData,
});

export const useCreations = (sort: CreationSort, hidden = false) =>
  useInfiniteQuery(
    {
      queryKey: creationsKey('list', sort, hidden),
      queryFn: ({ pageParam, signal }) =>
        atLeast(
          getData(
            'listCreations',
            { query: { page: pageParam, size: PER_PAGE, sort, hidden: hidden ? '1' : '0' } },
            signal,
          ),
        ),
      ...paging<Creation>(),
    },
    serverData,
  );

export const ordersKey = ['orders'] as const;

export const useOrders = (sort: OrderSort, enabled = true) =>
  useInfiniteQuery(
    {
      queryKey: [...ordersKey, 'list', sort],
      queryFn: ({ pageParam, signal }) =>
        atLeast(getData('listOrders', { query: { page: pageParam, size: PER_PAGE, sort } }, signal)),
      enabled,
      ...paging<Order>(),
    },
    serverData,
  );

export const aiLogosKey = ['ai-logos'] as const;

export const useAiLogos = (sort: AiSort, enabled = true) =>
  useInfiniteQuery(
    {
      queryKey: [...aiLogosKey, 'list', sort],
      queryFn: ({ pageParam, signal }) =>
        atLeast(getData('listAiResults', { query: { page: pageParam, size: PER_PAGE, sort } }, signal)),
      enabled,
      ...paging<AiLogo>(),
    },
    serverData,
  );
