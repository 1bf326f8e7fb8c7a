import { buttonClass } from '../../components/button.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { pointsMessages } from '../../i18n/points.ts';
import { FourSheetsDrawing } from './point-drawing.tsx';

const WAYS = [
  { title: 'daily', text: 'dailyText' },
  { title: 'share', text: 'shareText' },
  { title: 'topUp', text: 'topUpText' },
] as const;

/** What a point is good for, in one drawing, and the three ways to get more. */
export function DescriptionTab({ onLeave }: { onLeave: () => void }) {
  const m = useMessages(pointsMessages);
  return (
    <div className="pt-6">
      <div className="grid items-center gap-6 md:grid-cols-2 md:gap-8">
        <FourSheetsDrawing />
        <div>
          <h2 className="text-title font-bold text-balance">{m.onePoint}</h2>
          <p className="mt-2 text-muted">{m.onePointText}</p>
          <SiteLink to="/aiLogo" onClick={onLeave} className={`${buttonClass({ look: 'action' })} mt-5`}>
            {m.toAi}
          </SiteLink>
        </div>
      </div>
      <h3 className="mt-8 font-bold">{m.ways}</h3>
      <dl className="mt-3 border-t-2 border-ink">
        {WAYS.map(({ title, text }) => (
          <div key={title} className="grid gap-x-6 border-b border-line py-3 md:grid-cols-[9rem_1fr]">
            <dt className="font-medium">{m.way[title]}</dt>
            <dd className="text-muted">{m.way[text]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
