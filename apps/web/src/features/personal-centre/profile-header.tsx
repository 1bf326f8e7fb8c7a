import { Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { buttonClass } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { personalCentreMessages } from '../../i18n/personal-centre.ts';
import { usePoints } from '../../lib/points.ts';
import { startNewLogo } from '../../stores/create-logo.ts';
import { showDialog } from '../../stores/dialogs.ts';
import { useNickName, useSession } from '../../stores/session.ts';
import { LargeAvatar } from './large-avatar.tsx';
import { ProfileDialog } from './profile-dialog.tsx';

/** Whose studio this is, what points they have, and the way to the next logo. */
export function ProfileHeader() {
  const m = useMessages(personalCentreMessages);
  const wxHeadImgUrl = useSession(({ userInfo }) => userInfo.wxHeadImgUrl);
  const nickName = useNickName();
  const [editing, setEditing] = useState(false);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-5 pt-8 pb-6 md:pt-14 md:pb-8">
      <div className="flex min-w-0 items-center gap-4 md:gap-6">
        <button
          type="button"
          aria-label={m.editProfile}
          onClick={() => setEditing(true)}
          className="group relative shrink-0 rounded-chip"
        >
          <LargeAvatar url={wxHeadImgUrl} name={nickName} />
          <span className="absolute -right-1 -bottom-1 flex size-7 items-center justify-center rounded-chip border border-line-strong bg-surface group-hover:border-ink">
            <Icon of={Pencil} size={14} />
          </span>
        </button>
        <div className="min-w-0">
          <h1 className="text-heading font-black md:text-display">{m.title}</h1>
          <p className="truncate text-muted">{nickName || m.noName}</p>
        </div>
      </div>
      <div className="flex grow items-center justify-between gap-4 md:grow-0 md:gap-6">
        <PointsBlock />
        <SiteLink to="/createLogo" onClick={startNewLogo} className={buttonClass()}>
          <Icon of={Plus} size={18} />
          {m.action}
        </SiteLink>
      </div>
      {editing && <ProfileDialog onClose={() => setEditing(false)} />}
    </div>
  );
}

function PointsBlock() {
  const m = useMessages(personalCentreMessages);
  const { data } = usePoints();
  return (
    <button
      type="button"
      onClick={() => showDialog({ kind: 'points' })}
      className="flex h-11 items-center gap-3 rounded-input px-3 text-left hover:bg-quiet max-lg:-ml-3"
    >
      <span aria-hidden className="size-4 bg-action" />
      <span>
        <span className="block leading-tight font-bold tabular-nums">{data ? m.points(data.total) : '–'}</span>
        {data && <span className="block text-caption leading-tight text-muted">{m.pointsNote(data.free)}</span>}
      </span>
      <span className="sr-only">{m.openPoints}</span>
    </button>
  );
}
