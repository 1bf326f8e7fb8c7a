import { buildPack, downloadPack, getPack } from '@markwright/contracts';
import type { Feature } from '../../http/mount-endpoints.ts';
import { linkToPack, showPack, startPack, type PackDeps } from './rules.ts';

type Wish = { signWidthMm: number; label: '0' | '1' };
const wished = ({ signWidthMm, label }: Wish) => ({ signWidthMm, visibleLabel: label === '1' });

export const packRoutes =
  (parts: PackDeps): Feature =>
  (on) => {
    on(getPack, ({ db, user, params, query, language }) =>
      showPack(db, parts, user.id, { ...params, ...wished(query), language }),
    );
    on(buildPack, ({ db, user, params, body, language }) =>
      startPack(db, parts, user.id, { ...params, ...wished(body), language }),
    );
    on(downloadPack, ({ db, user, params, query, language }) =>
      linkToPack(db, parts, user.id, { ...params, ...wished(query), folder: query.folder, language }),
    );
  };
