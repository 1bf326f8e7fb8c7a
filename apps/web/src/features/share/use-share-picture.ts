import { useQuery } from '@tanstack/react-query';
import { drawLogo } from '../../lib/logo-drawing/draw-logo.ts';
import { pictureUrl, PREVIEW_PIXELS } from '../../lib/logo-drawing/painter.ts';
import { getData, PURCHASES, serverData } from '../../lib/server-data.ts';

/** The picture given, or the owner's own drawing of it while the server's is still being made. */
export function useSharePicture(creationId: string, logoUrl: string): string | undefined {
  const { data } = useQuery(
    {
      queryKey: [PURCHASES.creation, creationId, 'picture'],
      queryFn: async ({ signal }) => {
        const { doc, purchased } = await getData('getCreation', { params: { creationId } }, signal);
        return pictureUrl(await drawLogo(doc, { bought: purchased !== 'none' }, signal), PREVIEW_PIXELS);
      },
      enabled: logoUrl === '',
    },
    serverData,
  );
  return logoUrl || data;
}
