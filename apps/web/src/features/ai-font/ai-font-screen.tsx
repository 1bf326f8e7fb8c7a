import { PageHeading } from '../../components/page-heading.tsx';
import { aiFontMessages } from '../../i18n/ai-font.ts';
import { useMessages } from '../../i18n/messages.ts';
import { ArtResults } from './art-results.tsx';
import { FontForm } from './font-form.tsx';
import { Gallery } from './gallery.tsx';
import { LargePicture } from './large-picture.tsx';
import { useArtTask, useGenerateArt } from './use-art-task.ts';

/** The words on the left, the name in every style on the right; on a phone the pictures follow the name. */
export function AiFontScreen() {
  const m = useMessages(aiFontMessages);
  const press = useGenerateArt();
  const { task, working } = useArtTask();
  return (
    <div className="content pb-16">
      <PageHeading title={m.title} note={m.note} />
      <div className="grid items-start gap-8 border-t border-ink pt-6 lg:grid-cols-[352px_minmax(0,1fr)] lg:gap-10">
        <FontForm press={press} working={working} />
        <div className="min-w-0">
          <ArtResults task={task} working={working} press={press} />
          <LargePicture />
          <Gallery />
        </div>
      </div>
    </div>
  );
}
