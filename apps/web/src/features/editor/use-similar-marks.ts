import type { Data, findSimilarMarks } from '@markwright/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getData, serverData } from '../../lib/server-data.ts';

export type SimilarMark = Data<typeof findSimilarMarks>['list'][number];

export function useSimilarMarks(iconId: string, name: string, count: number) {
  // The name matters only to marks made of its letters; asking anew with each typed letter would be noise.
  const [asked] = useState(name);
  const { data, isPending, isError, refetch } = useQuery(
    {
      queryKey: ['similar-marks', iconId, asked, count],
      queryFn: ({ signal }) => {
        const body = new URLSearchParams({ iconId, name: asked, count: String(count) });
        return getData('findSimilarMarks', { body: body as never }, signal);
      },
    },
    serverData,
  );
  return { marks: data?.list ?? [], isPending, isError, retry: () => void refetch() };
}
