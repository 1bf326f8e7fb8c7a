import { useNavigate } from 'react-router';
import { Menu, MenuItem } from '../components/menu.tsx';
import { SiteLink } from '../components/site-link.tsx';
import { useMessages } from '../i18n/messages.ts';
import { shellMessages } from '../i18n/shell.ts';
import { api } from '../lib/api.ts';
import { localPath } from '../i18n/local-path.ts';
import { showDialog } from '../stores/dialogs.ts';
import { useLanguage } from '../stores/language.ts';
import { useNickName, useSession } from '../stores/session.ts';
import { signOutHere } from './client-memory.ts';
import { PointsButton } from './points-button.tsx';
import { SITE_MAP } from './site-map.ts';

export function AccountMenuPanel() {
  const m = useMessages(shellMessages);
  const language = useLanguage();
  const navigate = useNavigate();
  const nickName = useNickName();
  return (
    <div className="flex min-w-0 items-center gap-2">
      <PointsButton />
      <SiteLink to={SITE_MAP.perInfo.path} className="hidden max-w-32 min-w-14 truncate text-caption lg:block">
        {nickName}
      </SiteLink>
      <Menu label={m.account(nickName)} trigger={<Avatar />}>
        <MenuItem onSelect={() => void navigate(localPath(SITE_MAP.perInfo.path, language))}>
          {m.personalCentre}
        </MenuItem>
        <MenuItem onSelect={() => showDialog({ kind: 'points' })}>{m.points}</MenuItem>
        <MenuItem onSelect={leave}>{m.logout}</MenuItem>
      </Menu>
    </div>
  );
}

/** The server is told so the token dies there too; this machine forgets it whatever the server answers. */
async function leave(): Promise<void> {
  await api.call('logout', { showsFailures: true });
  signOutHere();
}

function Avatar() {
  const m = useMessages(shellMessages);
  const wxHeadImgUrl = useSession(({ userInfo }) => userInfo.wxHeadImgUrl);
  const nickName = useNickName();
  return wxHeadImgUrl ? (
    <img src={wxHeadImgUrl} alt="" width={32} height={32} className="size-8 rounded-chip object-cover" />
  ) : (
    <span aria-hidden className="flex size-8 items-center justify-center rounded-chip bg-ink text-caption text-chalk">
      {(nickName || m.brand).slice(0, 1)}
    </span>
  );
}
