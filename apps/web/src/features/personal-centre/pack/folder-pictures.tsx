import type { PackFolder } from '@markwright/contracts';
import type { LogoDoc } from '@markwright/logo';
import type { ReactNode } from 'react';
import { packMessages } from '../../../i18n/pack.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { IconPicture } from '../../../lib/logo-drawing/icon-picture.tsx';
import { LogoPicture } from '../../../lib/logo-drawing/logo-picture.tsx';

type PictureProps = { doc: LogoDoc };

const WIDE = { width: 480, height: 270 };
const CARD = { width: 360, height: 220 };
const SQUARE = { width: 300, height: 300 };
const STRIP = { width: 600, height: 170 };

/** Everything lies on the drawing table, as large as the place allows. */
const Table = ({ children, className = '' }: { children: ReactNode; className?: string }) => (
  <div
    aria-hidden
    data-picture
    className={`relative flex aspect-16/10 items-center justify-center overflow-hidden rounded-card bg-canvas ${className}`}
  >
    {children}
  </div>
);

const CROPS = [
  'top-0 left-3 h-2 border-l',
  'top-0 right-3 h-2 border-l',
  'bottom-0 left-3 h-2 border-l',
  'bottom-0 right-3 h-2 border-l',
  'left-0 top-3 w-2 border-t',
  'left-0 bottom-3 w-2 border-t',
  'right-0 top-3 w-2 border-t',
  'right-0 bottom-3 w-2 border-t',
];
const INKS = ['#009fe3', '#e6007e', '#ffed00', '#17130f'];

/** A sheet with crop marks and the four inks. */
const PrintPicture = ({ doc }: PictureProps) => (
  <Table>
    <div className="relative w-[74%] p-3">
      {CROPS.map((crop) => (
        <span key={crop} className={`absolute border-ink ${crop}`} />
      ))}
      <LogoPicture doc={doc} alt="" className="aspect-18/11 shadow-raised" options={{ size: CARD, bought: true }} />
    </div>
    <span className="absolute right-3 bottom-3 flex gap-1">
      {INKS.map((ink) => (
        <span key={ink} className="size-2.5 rounded-chip" style={{ background: ink }} />
      ))}
    </span>
  </Table>
);

/** Over the door, with the width that will be cut. */
function SignPicture({ doc, signWidthMm }: PictureProps & { signWidthMm: number }) {
  const m = useMessages(packMessages);
  return (
    <Table className="flex-col bg-quiet">
      <LogoPicture
        doc={doc}
        alt=""
        className="aspect-60/17 w-[86%] shadow-raised"
        options={{ size: STRIP, bought: true }}
      />
      <div className="mt-3 flex w-[86%] items-center gap-2 text-caption text-ink tabular-nums">
        <span className="h-2.5 border-l border-ink" />
        <span className="grow border-t border-ink" />
        {m.signPicture(signWidthMm)}
        <span className="grow border-t border-ink" />
        <span className="h-2.5 border-l border-ink" />
      </div>
    </Table>
  );
}

/** A browser with the small icon in its tab and the logo on the page. */
const WebPicture = ({ doc }: PictureProps) => (
  <Table className="items-end">
    <div className="w-[84%] overflow-hidden rounded-t-card bg-surface shadow-raised">
      <div className="flex items-center gap-2 bg-quiet px-3 pt-2">
        <span className="flex h-7 w-32 items-center gap-1.5 rounded-t-input bg-surface px-2">
          <IconPicture doc={doc} pixels={16} alt="" />
          <span className="h-1 grow rounded-chip bg-line-strong" />
        </span>
      </div>
      <LogoPicture doc={doc} alt="" className="aspect-16/9" options={{ size: WIDE, bought: true, ground: 'white' }} />
    </div>
  </Table>
);

/** The picture an office files: black on white, centred, nothing else. */
const TrademarkPicture = ({ doc }: PictureProps) => (
  <Table>
    <div className="relative h-[78%] border border-line-strong bg-surface p-[3%]">
      <LogoPicture
        doc={doc}
        alt=""
        className="aspect-square h-full"
        options={{ size: SQUARE, bought: true, tone: 'ink', background: '#ffffff' }}
      />
    </div>
  </Table>
);

const TextLines = ({ widths }: { widths: readonly string[] }) => (
  <span className="flex flex-col gap-1.5">
    {widths.map((width, index) => (
      <span key={index} className="h-0.75 rounded-chip bg-line" style={{ width }} />
    ))}
  </span>
);

/** A slide and, over it, a letter. */
const OfficePicture = ({ doc }: PictureProps) => (
  <Table>
    <LogoPicture
      doc={doc}
      alt=""
      className="absolute top-[12%] left-[5%] aspect-16/9 w-[58%] shadow-raised"
      options={{ size: WIDE, bought: true }}
    />
    <div className="absolute right-[5%] bottom-[-6%] h-[80%] w-[30%] bg-surface p-3 shadow-raised">
      <LogoPicture
        doc={doc}
        alt=""
        className="mb-4 aspect-16/9 w-[60%]"
        options={{ size: WIDE, bought: true, ground: 'white' }}
      />
      <TextLines widths={['40%', '92%', '88%', '94%', '60%']} />
    </div>
  </Table>
);

/** The guide lies open: the idea on one page, the construction on the other. */
const GuidePicture = ({ doc }: PictureProps) => (
  <Table>
    <div className="grid w-[86%] grid-cols-2 shadow-raised">
      <LogoPicture
        doc={doc}
        alt=""
        className="aspect-4/5"
        options={{ size: { width: 300, height: 375 }, bought: true }}
      />
      <div className="relative aspect-4/5 border-l border-line bg-surface">
        <LogoPicture
          doc={doc}
          alt=""
          className="size-full"
          options={{ size: { width: 300, height: 375 }, bought: true, ground: 'white' }}
        />
        <span className="absolute inset-x-4 bottom-4">
          <TextLines widths={['70%', '90%', '50%']} />
        </span>
      </div>
    </div>
  </Table>
);

const ReadmePicture = ({ doc }: PictureProps) => (
  <Table>
    <div className="flex h-[118%] w-[56%] translate-y-[12%] flex-col bg-surface p-5 shadow-raised">
      <LogoPicture
        doc={doc}
        alt=""
        className="mb-4 aspect-16/9 w-[52%]"
        options={{ size: WIDE, bought: true, ground: 'white' }}
      />
      {['76%', '64%', '82%', '58%', '70%'].map((width) => (
        <span key={width} className="mb-2.5 flex items-center gap-2">
          <span className="size-2.5 shrink-0 rounded-[2px] bg-action" />
          <span className="h-0.75 rounded-chip bg-line-strong" style={{ width }} />
        </span>
      ))}
    </div>
  </Table>
);

/** Where the logo will be seen, for those folders that have no pictures of their own. */
export function FolderPicture({
  folder,
  doc,
  signWidthMm,
}: PictureProps & { folder: PackFolder; signWidthMm: number }) {
  if (folder === 'print') return <PrintPicture doc={doc} />;
  if (folder === 'sign') return <SignPicture doc={doc} signWidthMm={signWidthMm} />;
  if (folder === 'web') return <WebPicture doc={doc} />;
  if (folder === 'trademark') return <TrademarkPicture doc={doc} />;
  if (folder === 'office') return <OfficePicture doc={doc} />;
  if (folder === 'guide') return <GuidePicture doc={doc} />;
  return <ReadmePicture doc={doc} />;
}
