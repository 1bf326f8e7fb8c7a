import type { LogoDoc } from '@markwright/logo';

/** Who drew a part of a logo: a program that follows rules, a trained model, a library's author, or the buyer. */
export type Maker = 'rules' | 'model' | 'library' | 'buyer';
type MadeBy = { by: Maker; from: string };
/** What drew which part of a logo, kept with it: the law asks what AI made, and only the maker knows. */
export type Provenance = { mark: MadeBy | null; name: MadeBy; layout: MadeBy };

/** Marks by where they come from; everything else is drawn by our own rules. */
const MAKERS: Record<string, Maker> = {
  painted: 'model',
  icon: 'library',
  catalogue: 'library',
  upload: 'buyer',
  'own-picture': 'buyer',
};

/** Read from the document, which remembers where its mark came from. */
export function provenanceOf({ mark, art, name, layout }: LogoDoc): Provenance {
  const { kind, id } = mark?.source ?? { kind: '', id: '' };
  return {
    mark: mark && { by: MAKERS[kind] ?? 'rules', from: `${kind}:${id}` },
    name: art ? { by: 'rules', from: `art-font:${art.style}` } : { by: 'library', from: `font:${name.font}` },
    layout: { by: 'rules', from: `layout:${layout.id}` },
  };
}

/** Begun by an AI task, or with a part that a trained model painted: its files are labelled. */
export const isAiMade = (creation: { aiResultId: string | null; drawnBy: Provenance | null }): boolean =>
  creation.aiResultId !== null || creation.drawnBy?.mark?.by === 'model';
