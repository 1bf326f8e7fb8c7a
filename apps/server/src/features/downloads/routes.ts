import { getSample, listCreationFiles } from '@markwright/contracts';
import type { Feature } from '../../http/mount-endpoints.ts';
import { filesOf, sampleOf, type DownloadDeps } from './rules.ts';

export const downloadRoutes =
  (deps: DownloadDeps): Feature =>
  (on) => {
    on(listCreationFiles, async ({ db, user, params, query, language }) => {
      const asked = { ...params, package: query.package, visibleLabel: query.label === '1', language };
      return { items: await filesOf(db, deps, user.id, asked) };
    });
    on(getSample, ({ db, user, params, language }) => sampleOf(db, deps, user.id, { ...params, language }));
  };
