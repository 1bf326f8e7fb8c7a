import { PACK_FOLDERS as ASKED_FOR } from '@markwright/contracts';
import { PACK_FOLDERS as BUILT } from '@markwright/delivery';
import { expect, test } from 'vitest';
import { USAGE_FILES as FROM_SERVER } from '../apps/server/src/packing/build-stored-pack.ts';
import { USAGE_FILES as FROM_BROWSER } from '../apps/web/src/i18n/file-names.ts';

/** Kept in two places, since neither may import the other: what the browser reads holds no server code, nor the reverse. */
test('the folders that may be asked for are those that are built, in the same order', () => {
  expect(ASKED_FOR).toEqual(BUILT);
});

test('the leaflet has one name in archives of the server and of the browser', () => {
  expect(FROM_SERVER).toEqual(FROM_BROWSER);
});
