import { BookmarkPlus, Download, Ellipsis, Eye, ImageDown, Pencil, Share2, Trash2 } from 'lucide-react';
import { Icon } from '../../components/icon.tsx';
import { Menu, MenuItem } from '../../components/menu.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { personalCentreMessages } from '../../i18n/personal-centre.ts';
import { useLanguage } from '../../stores/language.ts';
import { useAiActions } from './ai-actions.ts';
import type { AiLogo } from './use-lists.ts';

export function AiCard({ logo }: { logo: AiLogo }) {
  const m = useMessages(personalCentreMessages);
  const language = useLanguage();
  const { logoName, imageUrl, meaning } = logo;
  const act = useAiActions(logo);
  const items = [
    { icon: Eye, label: m.preview, run: act.preview },
    { icon: Pencil, label: m.edit, run: act.edit },
    { icon: BookmarkPlus, label: m.aiUse, run: act.keep },
    { icon: Download, label: m.buy, run: act.download },
    { icon: Share2, label: m.share, run: act.share },
    { icon: ImageDown, label: m.save, run: act.save },
  ];
  return (
    <li aria-busy={act.busy || undefined}>
      <button
        type="button"
        aria-label={m.previewOf(logoName)}
        onClick={act.preview}
        className="block aspect-4/3 w-full bg-surface shadow-raised inset-ring inset-ring-line transition-transform hover:-translate-y-1"
      >
        <img src={imageUrl} alt="" loading="lazy" className="size-full object-cover" />
      </button>
      <div className="flex items-start pt-1.5">
        <p className="line-clamp-2 min-w-0 grow pt-2 text-caption text-muted">{meaning[language]}</p>
        <Menu label={m.actionsOf(logoName)} trigger={<Icon of={Ellipsis} />}>
          {items.map(({ icon, label, run }) => (
            <MenuItem key={label} onSelect={run}>
              <Icon of={icon} size={18} />
              {label}
            </MenuItem>
          ))}
          <MenuItem danger onSelect={act.remove}>
            <Icon of={Trash2} size={18} />
            {m.remove}
          </MenuItem>
        </Menu>
      </div>
    </li>
  );
}
