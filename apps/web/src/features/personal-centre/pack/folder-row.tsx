import type { PackFolder, PackFolderContents } from '@markwright/contracts';
import type { LogoDoc } from '@markwright/logo';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../components/button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { packMessages } from '../../../i18n/pack.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { fileSize } from '../../../lib/format.ts';
import { FolderPicture } from './folder-pictures.tsx';
import { MockUpPictures } from './mock-up-pictures.tsx';
import { SocialPicture } from './social-picture.tsx';

type FolderRowProps = {
  folder: PackFolder;
  doc: LogoDoc;
  signWidthMm: number;
  /** Once it is built. */
  contents?: PackFolderContents | undefined;
  /** Comes only without the visible label, which is switched on. */
  locked: boolean;
  busy: boolean;
  onDownload: () => void;
  children?: ReactNode;
};

/** As on the folders themselves, so that the page and the archive read alike. */
const NUMBERS: Record<PackFolder, number> = {
  readme: 0,
  print: 1,
  sign: 2,
  web: 3,
  social: 4,
  trademark: 5,
  office: 6,
  guide: 7,
  mockups: 8,
};

const sizeOf = ({ files }: PackFolderContents): number => files.reduce((sum, { bytes }) => sum + bytes, 0);

/** One recipient: where the logo will be seen, whom the folder is for, what is in it, and the way to take it. */
export function FolderRow(row: FolderRowProps) {
  const { folder, contents, locked, busy, onDownload, children } = row;
  const m = useMessages(packMessages);
  const { who, whom, text } = m.folders[folder];
  return (
    <li
      data-folder={folder}
      className="grid gap-x-10 gap-y-4 border-t border-line py-8 md:grid-cols-[5fr_6fr] lg:py-10"
    >
      <Picture {...row} />
      <div className="flex flex-col items-start md:py-2">
        <p className="text-caption text-muted">{whom}</p>
        <h2 className="mt-1 flex items-baseline gap-3 text-heading font-bold">
          <span className="font-latin font-normal text-muted tabular-nums">{NUMBERS[folder]}</span>
          {who}
        </h2>
        <p className="mt-2 max-w-120 text-pretty">{text}</p>
        {children}
        <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button aria-label={m.downloadOf(who)} disabled={!contents} busy={busy} onClick={onDownload}>
            <Icon of={Download} size={18} />
            {m.downloadOne}
          </Button>
          {locked ? (
            <p className="max-w-80 text-caption text-pretty text-muted">{m.needsNoLabel}</p>
          ) : (
            <p className="text-caption text-muted">
              {contents ? m.filesOf(contents.files.length, fileSize(sizeOf(contents))) : m.preparing}
            </p>
          )}
        </div>
        {contents && <FileList contents={contents} />}
      </div>
    </li>
  );
}

/** The very pictures of the folder where it has some, else a drawing of where its files are used. */
function Picture({ folder, doc, signWidthMm, contents }: FolderRowProps) {
  const pictures = contents?.pictures ?? [];
  if (folder === 'social') return <SocialPicture doc={doc} pictures={pictures} />;
  if (folder === 'mockups') return <MockUpPictures doc={doc} pictures={pictures} />;
  return <FolderPicture folder={folder} doc={doc} signWidthMm={signWidthMm} />;
}

function FileList({ contents }: { contents: PackFolderContents }) {
  const m = useMessages(packMessages);
  return (
    <details className="mt-3 w-full text-caption">
      <summary className="w-fit cursor-pointer py-1 text-muted underline underline-offset-4 hover:text-ink">
        {m.showFiles}
      </summary>
      <ul className="mt-2 max-h-60 overflow-y-auto border-l border-line pl-4">
        {contents.files.map(({ name, bytes }) => (
          <li key={name} className="flex justify-between gap-4 py-0.5">
            <span className="min-w-0 truncate">{name}</span>
            <span className="shrink-0 text-muted tabular-nums">{fileSize(bytes)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
