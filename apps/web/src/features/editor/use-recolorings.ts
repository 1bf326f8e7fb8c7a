import type { Data, Endpoints } from '@markwright/contracts';
import { PALETTES, worldsOf, type ColorWorld, type PaletteId } from '@markwright/logo';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getData, serverData } from '../../lib/server-data.ts';

type Recoloring = Data<Endpoints['listIconColors']>['list'][number];
/** A colour world with its place in its palette, by which an edit names it. */
export type Recolored = { palette: PaletteId; index: number; world: ColorWorld };

const INKS = ['ground', 'name', 'support', 'mark', 'accent'] as const;

/** Colour worlds in which this mark stays clear, by palette. Until the server has said, or when it cannot, all of them. */
export function useRecolorings(iconId: string): Recolored[][] {
  const { data } = useQuery(
    {
      queryKey: ['icon-colors', iconId],
      queryFn: ({ signal }) => getData('listIconColors', { params: { id: iconId }, query: {} }, signal),
      enabled: iconId !== '',
    },
    serverData,
  );
  return useMemo(() => clearWorlds(data?.list), [data]);
}

function clearWorlds(list: readonly Recoloring[] | undefined): Recolored[][] {
  const isClear = (palette: string, world: ColorWorld) =>
    !list || list.some((each) => each.palette === palette && INKS.every((ink) => each[ink] === world[ink]));
  return PALETTES.map((palette) =>
    worldsOf(palette)
      .map((world, index) => ({ palette: palette.id, index, world }))
      .filter(({ world }) => isClear(palette.id, world)),
  );
}
