import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { personalCentreMessages } from '../../i18n/personal-centre.ts';
import { useNickName, useSession } from '../../stores/session.ts';
import { showToast } from '../../stores/toasts.ts';
import { AvatarCrop } from './avatar-crop.tsx';
import { AVATAR_TYPES, cutAvatar, readAvatar, type AvatarProblem } from './avatar-file.ts';
import { WHOLE, type Crop } from './crop.ts';
import { LargeAvatar } from './large-avatar.tsx';
import { NICK_NAME_MAX, nickNameLength, nickNameProblem, saveProfile, type NickNameProblem } from './save-profile.ts';

type Problems = { nickName?: NickNameProblem | undefined; avatar?: AvatarProblem | undefined; call?: string };

export function ProfileDialog({ onClose }: { onClose: () => void }) {
  const m = useMessages(personalCentreMessages);
  const { userInfo } = useSession.getState();
  const [nickName, setNickName] = useState(useNickName());
  const [problems, setProblems] = useState<Problems>({});
  const [busy, setBusy] = useState(false);
  const avatar = useAvatar((problem) => setProblems((old) => ({ ...old, avatar: problem })));

  async function submit(event: FormEvent) {
    event.preventDefault();
    const problem = nickNameProblem(nickName);
    setProblems((old) => ({ avatar: old.avatar, nickName: problem }));
    if (problem || busy) return;
    setBusy(true);
    const failure = await saveProfile(nickName, await avatar.cut()).catch(() => '');
    setBusy(false);
    if (failure !== undefined) return setProblems({ call: failure || m.profileFailed });
    showToast(m.profileSaved, 'success');
    onClose();
  }

  return (
    <Dialog open onClose={onClose} title={m.profileTitle} closeLabel={m.close}>
      <form noValidate onSubmit={submit} className="mt-6 space-y-6">
        <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
          {avatar.picture ? (
            <AvatarCrop picture={avatar.picture} crop={avatar.crop} onChange={avatar.setCrop} />
          ) : (
            <LargeAvatar url={userInfo.wxHeadImgUrl} name={nickName} />
          )}
          <div className="min-w-40 flex-1">
            <Button size="small" onClick={avatar.choose}>
              {m.chooseAvatar}
            </Button>
            <p className="mt-2 text-caption text-muted">{m.avatarHint}</p>
            {problems.avatar && (
              <p role="alert" className="mt-1 text-caption text-danger">
                {m[problems.avatar]}
              </p>
            )}
            {avatar.input(m.avatar)}
          </div>
        </div>
        <TextField
          label={m.nickName}
          value={nickName}
          autoComplete="nickname"
          onChange={(event) => {
            setNickName(event.target.value);
            setProblems(({ avatar: kept }) => ({ avatar: kept }));
          }}
          hint={m.nickNameHint(nickNameLength(nickName), NICK_NAME_MAX)}
          {...(problems.nickName && {
            problem: problems.nickName === 'nickNameLong' ? m.nickNameLong(NICK_NAME_MAX) : m.nickNameBlank,
          })}
        />
        <div className="flex flex-col gap-2 md:flex-row-reverse md:justify-start">
          <Button type="submit" look="action" busy={busy} className="md:min-w-32">
            {busy ? m.savingProfile : m.saveProfile}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {m.cancelProfile}
          </Button>
        </div>
        <p role="alert" className="text-caption text-danger empty:hidden">
          {problems.call}
        </p>
      </form>
    </Dialog>
  );
}

/** The picture being chosen: a hidden file field, the decoded picture and its crop. */
function useAvatar(onProblem: (problem: AvatarProblem | undefined) => void) {
  const field = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<HTMLImageElement>();
  const [crop, setCrop] = useState<Crop>(WHOLE);
  useEffect(
    () => () => {
      if (picture) URL.revokeObjectURL(picture.src);
    },
    [picture],
  );

  async function take(file: File | undefined) {
    if (!file) return;
    const read = await readAvatar(file);
    onProblem(typeof read === 'string' ? read : undefined);
    if (typeof read === 'string') return;
    setCrop(WHOLE);
    setPicture(read);
  }
  return {
    picture,
    crop,
    setCrop,
    choose: () => field.current?.click(),
    cut: async () => (picture ? cutAvatar(picture, crop) : undefined),
    input: (label: string) => (
      <input
        ref={field}
        type="file"
        aria-label={label}
        accept={AVATAR_TYPES.join(',')}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          void take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    ),
  };
}
