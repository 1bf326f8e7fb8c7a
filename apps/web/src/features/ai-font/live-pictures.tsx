import type { AiTask } from '../../lib/ai-task/task-query.ts';
import { ArtResults } from './art-results.tsx';
import { Gallery } from './gallery.tsx';
import { LargePicture } from './large-picture.tsx';
import type { Press } from './use-art-task.ts';

/** Everything that is drawn as lettering in this browser. */
export const LivePictures = (props: { task: AiTask | undefined; working: boolean; press: Press }) => (
  <>
    <ArtResults {...props} />
    <LargePicture press={props.press} />
    <Gallery />
  </>
);
