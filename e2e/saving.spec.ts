import { expect, type Page } from '@playwright/test';
import { dialogsMessages } from '../apps/web/src/i18n/dialogs.ts';
import { editorMessages } from '../apps/web/src/i18n/editor.ts';
import { personalCentreMessages } from '../apps/web/src/i18n/personal-centre.ts';
import { openEditor, openPanel, stored, type Doc } from './editor-page.ts';
import { findAccessibilityFaults, inLanguage, journeysIn, type Language } from './pages.ts';
import { callApi, signIn, signInByDialog } from './sign-in.ts';
import { test } from './test.ts';

const WORDS = (language: Language) => ({
  ...editorMessages[language],
  dialogs: dialogsMessages[language],
  centre: personalCentreMessages[language],
});

async function rename(page: Page, language: Language, name: string): Promise<void> {
  const m = WORDS(language);
  await openPanel(page, m.tabs.text);
  await page.getByLabel(m.parts.name, { exact: true }).fill(name);
  await expect.poll(async () => (await stored(page)).doc.name.text).toBe(name);
}

type Saved = { list: { creationId: string; name: string; revision: number }[]; total: number };
const creationsOf = (page: Page, token: string) =>
  callApi<Saved>(page.request, 'get', '/api/userCreation/getList?sort=name', { token });

/** A creation of this account, made without the editor. */
async function makeCreation(page: Page, token: string): Promise<string> {
  const { list } = await callApi<{ list: { doc: Doc }[] }>(page.request, 'get', '/api/icon/list?name=Nord&size=1');
  const body = { doc: list[0]?.doc };
  const { creationId } = await callApi<{ creationId: string }>(page.request, 'post', '/api/userCreation', {
    token,
    body,
  });
  return creationId;
}

for (const language of journeysIn('zh')) {
  const m = WORDS(language);

  test(`${language}: a guest's save survives sign-in, then is edited, saved, left and found again`, async ({
    page,
  }) => {
    await test.step('[S6.1] a guest designs', async () => {
      await openEditor(page, { language, brief: 'name=Nordlys&description=coffee&size=1' });
      await rename(page, language, 'Nordlicht');
    });
    const calls: string[] = [];
    page.on('request', (request) => request.url().includes('/api/userCreation') && calls.push(request.method()));
    await page.getByRole('button', { name: m.save, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(calls).toEqual([]);
    await signInByDialog(page, language);

    await test.step('[S2.27] after sign-in a dialog confirms what was saved', async () => {
      const said = page.getByRole('dialog', { name: m.dialogs.saved });
      await expect(said).toBeVisible();
      expect(calls).toEqual(['POST']);
      await said.getByRole('button', { name: m.dialogs.stay }).click();
    });
    await expect(page).toHaveURL(/creationId=/);
    await expect(page.getByRole('button', { name: m.savedShort })).toBeVisible();

    await rename(page, language, 'Nordstern');
    await expect(page.getByRole('button', { name: m.save, exact: true })).toBeVisible();
    await test.step('[S5.8] saving says that the file has been saved', async () => {
      await page.keyboard.press('ControlOrMeta+s');
      await expect(page.getByText(m.dialogs.saved).first()).toBeVisible();
    });
    expect(calls).toEqual(['POST', 'PUT']);

    // Not saved: a reload goes on silently, opening it from the shelf offers both.
    await rename(page, language, 'Nordwind');
    await page.reload();
    await openPanel(page, m.tabs.text);
    await expect(page.getByLabel(m.parts.name, { exact: true })).toHaveValue('Nordwind');
    await page.goto(inLanguage('/perInfo', language));
    await page.getByRole('button', { name: m.centre.editOf('Nordstern') }).click();
    await expect(page.getByRole('heading', { name: m.draftTitle })).toBeVisible();
    await page.getByRole('button', { name: m.useSaved }).click();
    await openPanel(page, m.tabs.text);
    await expect(page.getByLabel(m.parts.name, { exact: true })).toHaveValue('Nordstern');
    await page.getByRole('button', { name: m.undo }).click();
    await expect(page.getByLabel(m.parts.name, { exact: true })).toHaveValue('Nordwind');
  });
}

test('a save that was changed elsewhere shows both versions; either choice loses nothing', async ({
  page,
  context,
}) => {
  const { token } = await signIn(page);
  const creationId = await makeCreation(page, token);
  const other = await context.newPage();
  const m = WORDS('zh');
  for (const tab of [page, other]) {
    await tab.goto(`/edit?creationId=${creationId}`);
    await expect(tab.getByTestId('artboard')).toHaveAttribute('data-painted');
  }
  await rename(page, 'zh', 'Here');
  await page.getByRole('button', { name: m.save, exact: true }).click();
  await expect(page.getByRole('button', { name: m.savedShort })).toBeVisible();

  await rename(other, 'zh', 'There');
  await other.getByRole('button', { name: m.save, exact: true }).click();
  const choice = other.getByRole('dialog', { name: m.staleTitle });
  await expect(choice.getByRole('img')).toHaveCount(2);
  expect(await findAccessibilityFaults(other)).toEqual([]);
  await choice.getByRole('button', { name: m.useTheirs }).click();
  await openPanel(other, m.tabs.text);
  const name = other.getByLabel(m.parts.name, { exact: true });
  await expect(name).toHaveValue('Here');
  await other.getByRole('button', { name: m.undo }).click();
  await expect(name).toHaveValue('There');

  // Once more, from an old revision: this time mine is kept as a copy.
  await rename(page, 'zh', 'Here again');
  await page.getByRole('button', { name: m.save, exact: true }).click();
  await expect(page.getByRole('button', { name: m.savedShort })).toBeVisible();
  await other.getByRole('button', { name: m.save, exact: true }).click();
  await choice.getByRole('button', { name: m.keepMine }).click();
  await expect(other.getByRole('dialog', { name: m.dialogs.saved })).toBeVisible();
  await expect(other).not.toHaveURL(new RegExp(creationId));
  expect((await creationsOf(page, token)).list.map((each) => each.name)).toEqual(['Here again', 'There']);
});

test('a reply that is lost on the way makes no second creation', async ({ page }) => {
  const { token } = await signIn(page);
  await openEditor(page, { brief: 'name=Nordlys&description=coffee&size=1' });
  const m = WORDS('zh');
  await page.route('**/api/userCreation', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: m.save, exact: true }).click();
  await expect(page.getByText(m.saveFailed).first()).toBeVisible();
  await page.unroute('**/api/userCreation');
  await page.getByRole('button', { name: m.save, exact: true }).click();
  await expect(page.getByRole('dialog', { name: m.dialogs.saved })).toBeVisible();
  expect((await creationsOf(page, token)).total).toBe(1);
});

test('a creation that is not there, and one of somebody else, say the same; a guest is asked to sign in', async ({
  page,
}) => {
  const m = WORDS('zh');
  const { token } = await signIn(page);
  const creationId = await makeCreation(page, token);
  await signIn(page);
  for (const id of [creationId, '6f9619ff-8b86-4011-b42d-00c04fc964ff']) {
    await page.goto(`/edit?creationId=${id}`);
    await expect(page.getByText(m.closed.missing.title)).toBeVisible();
  }
  await page.evaluate(() => localStorage.clear());
  await page.goto('/healthz');
  await page.evaluate(() => localStorage.clear());
  await page.goto(`/edit?creationId=${creationId}`);
  await page.getByRole('button', { name: m.closed.guest.action }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a session that has ended clears the storage and opens sign-in; the design is saved after it', async ({
  page,
}) => {
  const { token } = await signIn(page);
  await openEditor(page, { brief: 'name=Nordlys&description=coffee&size=1' });
  await rename(page, 'zh', 'Nordlicht');
  await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.setItem('left-behind', '1')));
  await callApi(page.request, 'post', '/api/user/logout', { token });
  await test.step('[S4.12] a call that is refused as signed out opens sign-in', async () => {
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page.getByRole('dialog')).toBeVisible();
  });
  const session = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('markwright.session') ?? '{}') as Record<string, unknown>);
  await test.step('[S4.2] storage and user info are cleared', async () => {
    expect(
      await page.evaluate(() => [localStorage, sessionStorage].map((storage) => storage.getItem('left-behind'))),
    ).toEqual([null, null]);
    expect(await session()).toEqual({ token: '', userInfo: { wxHeadImgUrl: '', nickName: '' }, userStatus: true });
  });
  await signInByDialog(page, 'zh');
  await expect(page.getByRole('dialog', { name: WORDS('zh').dialogs.saved })).toBeVisible();
  const kept = await test.step('[S3.2] the new session holds token, user info and status', async () => {
    const opened = await session();
    expect(opened).toMatchObject({ token: expect.stringMatching(/^[\w-]{43}$/), userStatus: false });
    expect(Object.keys(opened).toSorted()).toEqual(['token', 'userInfo', 'userStatus']);
    return opened;
  });
  expect((await creationsOf(page, String(kept['token']))).list.map((each) => each.name)).toEqual(['Nordlicht']);
});
