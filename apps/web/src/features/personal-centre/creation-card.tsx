import {
  Copy,
  Download,
  Ellipsis,
  Eye,
  EyeOff,
  FolderDown,
  GalleryVerticalEnd,
  ImageDown,
  Pencil,
  Share2,
  TextCursorInput,
  Trash2,
  Undo2,
} from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../../components/icon.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { Menu, MenuItem } from '../../components/menu.tsx';
import { caseMessages } from '../../i18n/case.ts';
import { useMessages } from '../../i18n/messages.ts';
import { personalCentreMessages } from '../../i18n/personal-centre.ts';
import { LogoPicture } from '../../lib/logo-drawing/logo-picture.tsx';
import { boardAt } from './board-widths.ts';
import { useCreationDoc } from './creation-picture.ts';
import { dayText } from './day-text.ts';
import { RenameDialog } from './rename-dialog.tsx';
import { Board } from './creation-grid.tsx';
import { useCreationActions } from './use-creation-actions.ts';
import type { Creation } from './use-lists.ts';

/** A logo standing on the shelf. A touch on the board looks at it; what else can be done lies under it. */
export function CreationCard({ creation, index }: { creation: Creation; index: number }) {
  const m = useMessages(personalCentreMessages);
  const c = useMessages(caseMessages);
  const { purchased, shared, hidden, caseAllowed, updatedAt } = creation;
  const name = creation.title ?? creation.name;
  const [renaming, setRenaming] = useState(false);
  const doc = useCreationDoc(creation);
  const act = useCreationActions(creation);
  const bought = purchased !== 'none';
  return (
    <Board index={index}>
      <button
        type="button"
        aria-label={m.previewOf(name)}
        onClick={act.preview}
        className="block h-(--board) w-full bg-surface shadow-raised inset-ring inset-ring-line transition-transform hover:-translate-y-1"
      >
        {doc && (
          <LogoPicture doc={doc} alt="" className="size-full" options={{ size: boardAt(index).artboard, bought }} />
        )}
      </button>
      <div className="mt-(--ledge) flex items-start pt-1.5">
        <div className="min-w-0 grow pt-1">
          <p className="line-clamp-2 leading-tight font-medium break-words">{name}</p>
          <p className="flex flex-wrap gap-x-2 text-caption text-muted">
            {bought && <span className="text-success">{m.bought[purchased]}</span>}
            <span className="first-letter:uppercase">{dayText(updatedAt, m)}</span>
            {shared && <span>{m.shared}</span>}
            {caseAllowed && <span>{c.allowed}</span>}
          </p>
        </div>
        <IconButton icon={Pencil} label={m.editOf(name)} onClick={act.edit} className="max-md:hidden" />
        <Menu label={m.actionsOf(name)} trigger={<Icon of={Ellipsis} />}>
          <MenuItem onSelect={act.preview}>
            <Icon of={Eye} size={18} />
            {m.preview}
          </MenuItem>
          <MenuItem onSelect={act.edit}>
            <Icon of={Pencil} size={18} />
            {m.edit}
          </MenuItem>
          <MenuItem onSelect={act.download}>
            <Icon of={Download} size={18} />
            {bought ? m.download : m.buy}
          </MenuItem>
          {bought && (
            <MenuItem onSelect={act.pack}>
              <Icon of={FolderDown} size={18} />
              {m.pack}
            </MenuItem>
          )}
          {!hidden && (
            <MenuItem onSelect={act.share}>
              <Icon of={Share2} size={18} />
              {m.share}
            </MenuItem>
          )}
          {(caseAllowed || (bought && !hidden)) && (
            <MenuItem onSelect={caseAllowed ? act.takeCaseBack : act.offerCase}>
              <Icon of={GalleryVerticalEnd} size={18} />
              {caseAllowed ? c.takeBack : c.offer}
            </MenuItem>
          )}
          <MenuItem onSelect={() => setRenaming(true)}>
            <Icon of={TextCursorInput} size={18} />
            {m.rename}
          </MenuItem>
          <MenuItem onSelect={act.duplicate}>
            <Icon of={Copy} size={18} />
            {m.duplicate}
          </MenuItem>
          <MenuItem onSelect={act.save}>
            <Icon of={ImageDown} size={18} />
            {m.save}
          </MenuItem>
          {bought && (
            <MenuItem onSelect={act.refund}>
              <Icon of={Undo2} size={18} />
              {m.refund}
            </MenuItem>
          )}
          <MenuItem onSelect={hidden ? act.show : act.hide}>
            <Icon of={hidden ? Eye : EyeOff} size={18} />
            {hidden ? m.show : m.hide}
          </MenuItem>
          {!bought && (
            <MenuItem danger onSelect={act.remove}>
              <Icon of={Trash2} size={18} />
              {m.remove}
            </MenuItem>
          )}
        </Menu>
      </div>
      {renaming && <RenameDialog creation={creation} onClose={() => setRenaming(false)} />}
    </Board>
  );
}
