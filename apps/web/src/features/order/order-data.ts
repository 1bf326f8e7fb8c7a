import { useQuery } from '@tanstack/react-query';
import { getData, PURCHASES, serverData } from '../../lib/server-data.ts';

export const useCreation = (creationId: string) =>
  useQuery(
    {
      queryKey: [PURCHASES.creation, creationId],
      queryFn: ({ signal }) => getData('getCreation', { params: { creationId } }, signal),
    },
    serverData,
  );

export const useAgreement = () =>
  useQuery({ queryKey: ['agreement'], queryFn: ({ signal }) => getData('getAgreement', {}, signal) }, serverData);
