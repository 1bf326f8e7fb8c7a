import { tradeWords, type LogoDoc } from '@markwright/logo';
import { scenesFor, type SceneName } from '@markwright/mockups';
import { Camera } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { Icon } from '../../components/icon.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { mockUpMessages } from '../../i18n/mock-ups.ts';
import { loadChunk } from '../load-chunk.ts';
import type { MockUpLook } from './draw-mock-up.ts';
import { MockUpPicture } from './mock-up-picture.tsx';

const MockUpViewer = lazy(() =>
  loadChunk(async () => ({ default: (await import('./mock-up-viewer.tsx')).MockUpViewer })),
);
const OwnPhotoDialog = lazy(() =>
  loadChunk(async () => ({ default: (await import('./own-photo/own-photo-dialog.tsx')).OwnPhotoDialog })),
);

type MockUpListProps = {
  doc: LogoDoc;
  bought: boolean;
  /** How many of the scenes that suit the trade; the viewer walks through all of them. */
  count: number;
  className: string;
  itemClassName?: string;
};

const AS_THE_RULE_SAYS: MockUpLook = {};

/** The logo in photographed scenes, those that suit the shop first; each opens the viewer. Then the customer's own photo. */
export function MockUpList({ doc, bought, count, className, itemClassName = '' }: MockUpListProps) {
  const m = useMessages(mockUpMessages);
  const words = JSON.stringify(tradeWords(doc));
  const scenes = useMemo(() => scenesFor(...(JSON.parse(words) as string[])), [words]);
  const [viewed, setViewed] = useState<SceneName | 'own-photo' | null>(null);
  /** What was changed about a scene is seen wherever it is shown. */
  const [looks, setLooks] = useState<Partial<Record<SceneName, MockUpLook>>>({});
  const lookOf = (scene: SceneName) => looks[scene] ?? AS_THE_RULE_SAYS;
  return (
    <>
      <ul className={className}>
        {scenes.slice(0, count).map((scene) => (
          <li key={scene} className={itemClassName}>
            <button
              type="button"
              onClick={() => setViewed(scene)}
              className="group block w-full cursor-zoom-in text-left"
            >
              <span className="block overflow-hidden rounded-input">
                <MockUpPicture
                  scene={scene}
                  doc={doc}
                  bought={bought}
                  look={lookOf(scene)}
                  label={m.on(m.scenes[scene])}
                  className="transition-transform duration-280 group-hover:scale-[1.03]"
                />
              </span>
              <span aria-hidden className="mt-1 block text-caption leading-snug text-muted">
                {m.scenes[scene]}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        onClick={() => setViewed('own-photo')}
        className="mt-3 flex w-full items-center gap-3 rounded-input border border-dashed border-line-strong px-3 py-2.5 text-left hover:border-ink"
      >
        <Icon of={Camera} className="shrink-0 text-muted" />
        <span>
          <span className="block text-caption font-medium">{m.ownPhoto.open}</span>
          <span className="block text-caption text-muted">{m.ownPhoto.openNote}</span>
        </span>
      </button>
      {viewed === 'own-photo' && (
        <Suspense>
          <OwnPhotoDialog doc={doc} bought={bought} onClose={() => setViewed(null)} />
        </Suspense>
      )}
      {viewed && viewed !== 'own-photo' && (
        <Suspense>
          <MockUpViewer
            doc={doc}
            bought={bought}
            scenes={scenes}
            scene={viewed}
            onScene={setViewed}
            look={lookOf(viewed)}
            onLook={(look) => setLooks({ ...looks, [viewed]: look })}
            onClose={() => setViewed(null)}
          />
        </Suspense>
      )}
    </>
  );
}
