import { buildPack, downloadPack, getPack } from '@markwright/contracts';
import type { Feature } from '../../http/mount-endpoints.ts';
import { linkToPack, showPack, startPack, type PackDeps } from './rules.ts';

type PackQuery = { signWidthMm: number; label: '0' | '1' };
const optionsIn = ({ signWidthMm, label }: PackQuery) => ({ signWidthMm, visibleLabel: label === '1' });

export const packRoutes =
  (deps: PackDeps): Feature =>
  (on) => {
    on(getPack, ({ db, user, params, query, language }) =>
      showPack(db, deps, user.id, { ...params, ...optionsIn(query), language }),
    );
    on(buildPack, ({ db, user, params, body, language }) =>
      startPack(db, deps, user.id, { ...params, ...optionsIn(body), language }),
    );
    on(downloadPack, ({ db, user, params, query, language }) =>
      linkToPack(db, deps, user.id, { ...params, ...optionsIn(query), folder: query.folder, language }),
    );
  };
