import { ROUTES, routeUrl } from '@markwright/contracts/routes';
import { useMessages } from '../../i18n/messages.ts';
import { mockUpMessages } from '../../i18n/mock-ups.ts';
import type { Share } from './load-share.ts';

type SceneLabel = keyof (typeof mockUpMessages)['zh']['scenes'];

/** The shared logo where it is used, drawn by the server: visitors are never given the document. */
export function SharedScenes({ share: { creationId, scenes } }: { share: Share }) {
  const m = useMessages(mockUpMessages);
  return (
    <ul className="grid md:grid-cols-2">
      {scenes.map((scene) => (
        <li key={scene}>
          <img
            src={routeUrl(ROUTES.getShareMockUp.path, { params: { id: creationId, scene } })}
            alt={m.on(m.scenes[scene as SceneLabel])}
            width={900}
            height={506}
            loading="lazy"
            decoding="async"
            className="block aspect-video w-full bg-quiet object-cover"
          />
        </li>
      ))}
    </ul>
  );
}
