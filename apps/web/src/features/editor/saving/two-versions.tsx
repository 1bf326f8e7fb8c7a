import type { LogoDoc } from '@markwright/logo';
import { LogoPicture } from '../../../lib/logo-drawing/logo-picture.tsx';

export type Version = { title: string; note: string; doc: LogoDoc };

/** Two states of one design side by side, so that the choice is made by eye. */
export const TwoVersions = ({ versions }: { versions: readonly Version[] }) => (
  <ul className="mt-6 grid grid-cols-2 gap-3 md:gap-6">
    {versions.map(({ title, note, doc }) => (
      <li key={title}>
        <LogoPicture doc={doc} alt={title} className="aspect-4/3 rounded-card inset-ring inset-ring-line" />
        <p className="mt-2 font-medium">{title}</p>
        <p className="text-caption text-muted">{note}</p>
      </li>
    ))}
  </ul>
);
