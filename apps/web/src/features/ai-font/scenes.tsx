import type { CSSProperties, ReactNode } from 'react';

/** A mock-up's ground: its size, where the picture stands on it and how wide it is, and how it leans there. */
export type Scene = {
  width: number;
  height: number;
  picture: { x: number; y: number; width: number };
  /** CSS, in container units so that it scales with the scene. */
  pose?: CSSProperties;
  back: (ground: string) => ReactNode;
  /** Light and shade that fall over the picture. */
  light: ReactNode;
};

const Gradient = ({
  id,
  from,
  to,
  x2 = 0,
  y2 = 1,
}: {
  id: string;
  from: string;
  to: string;
  x2?: number;
  y2?: number;
}) => (
  <linearGradient id={id} x1="0" y1="0" x2={x2} y2={y2}>
    <stop offset="0" stopColor={from} />
    <stop offset="1" stopColor={to} />
  </linearGradient>
);

const shopSign: Scene = {
  width: 1920,
  height: 1080,
  picture: { x: 660, y: 208, width: 600 },
  back: (ground) => (
    <>
      <defs>
        <Gradient id="af-sky" from="#f4e7d3" to="#fbf5ea" />
        <Gradient id="af-glass" from="#3c4a50" to="#6f868c" x2={1} />
        <Gradient id="af-inside" from="#ffdf9e" to="#e9a24a" />
      </defs>
      <path d="M0 0h1920v1080H0z" fill="url(#af-sky)" />
      <path d="M160 90h1600v880H160z" fill="#b9a48a" />
      <path d="M160 90h1600v40H160z" fill="#cdb99f" />
      {Array.from({ length: 14 }, (_, row) => (
        <path key={row} d={`M160 ${150 + row * 58}h1600`} stroke="#a8937a" strokeWidth="2" />
      ))}
      <path d="M420 168h1080v350H420z" fill="#5a4a3a" opacity=".35" transform="translate(14 22)" />
      <path d="M420 168h1080v350H420z" fill={ground} />
      <path d="M420 168h1080v350H420z" fill="none" stroke="#2b241d" strokeWidth="14" />
      <path d="M220 590h1480v380H220z" fill="#2b241d" />
      <path d="M244 612h420v336H244zM1256 612h420v336h-420z" fill="url(#af-glass)" />
      <path d="M300 700h300v248H300zM1312 700h300v248h-300z" fill="url(#af-inside)" opacity=".55" />
      <path d="M690 612h260v358H690zM970 612h260v358H970z" fill="url(#af-inside)" />
      <path d="M916 780v70M1004 780v70" stroke="#2b241d" strokeWidth="12" strokeLinecap="round" />
      <path d="M260 930l120-318h90L350 930zM1330 930l120-318h60l-120 318z" fill="#fff" opacity=".13" />
      <path d="M0 970h1920v110H0z" fill="#cfc4b4" />
      <path d="M0 970h1920v10H0z" fill="#a89b88" />
      <path d="M250 970v-120q40-60 80 0v120zM1590 970v-120q40-60 80 0v120z" fill="#5d7a4c" />
      <path d="M560 168v-44M960 168v-44M1360 168v-44" stroke="#2b241d" strokeWidth="10" />
    </>
  ),
  light: (
    <>
      <defs>
        <radialGradient id="af-lamp" cx=".5" cy="0" r=".9">
          <stop offset="0" stopColor="#fff6d8" stopOpacity=".55" />
          <stop offset="1" stopColor="#fff6d8" stopOpacity="0" />
        </radialGradient>
      </defs>
      {[560, 960, 1360].map((x) => (
        <path key={x} d={`M${x - 40} 168h80l120 350h-320z`} fill="url(#af-lamp)" opacity=".6" />
      ))}
      <path d="M420 168h1080v26H420z" fill="#000" opacity=".18" />
    </>
  ),
};

const packaging: Scene = {
  width: 1920,
  height: 988,
  picture: { x: 782, y: 372, width: 360 },
  pose: { transform: 'skewY(5deg)' },
  back: (ground) => (
    <>
      <defs>
        <Gradient id="af-table" from="#e9e2d8" to="#d7cbb9" />
        <Gradient id="af-bag" from="#000000" to="#ffffff" x2={1} y2={0} />
      </defs>
      <path d="M0 0h1920v660H0z" fill="#f3eee5" />
      <path d="M0 660h1920v328H0z" fill="url(#af-table)" />
      <path d="M560 860l760-40 220 60-700 70z" fill="#6b5d4a" opacity=".25" />
      <path d="M680 196l560 49v610l-560 45z" fill={ground} />
      <path d="M1240 245l170-62v592l-170 80z" fill={ground} />
      <path d="M1240 245l170-62v592l-170 80z" fill="#000" opacity=".22" />
      <path d="M1240 245l85 250-85 340z" fill="#000" opacity=".12" />
      <path d="M680 196l170-52 560 39-170 62z" fill={ground} />
      <path d="M680 196l170-52 560 39-170 62z" fill="#fff" opacity=".28" />
      <path d="M860 213c0-150 200-150 200 18" fill="none" stroke="#8a6d4a" strokeWidth="12" />
      <path d="M980 158c0-90 180-90 180 12" fill="none" stroke="#6f5537" strokeWidth="10" />
    </>
  ),
  light: (
    <>
      <path d="M680 196l560 49v610l-560 45z" fill="url(#af-bag)" opacity=".1" />
      <path d="M680 196l60 5v694l-60 5z" fill="#000" opacity=".07" />
      <path d="M680 760l560-20v115l-560 45z" fill="#000" opacity=".06" />
    </>
  ),
};

const poster: Scene = {
  width: 1920,
  height: 1080,
  picture: { x: 660, y: 330, width: 600 },
  pose: { transform: 'perspective(80cqw) rotateY(-7deg)' },
  back: (ground) => (
    <>
      <defs>
        <Gradient id="af-hall" from="#d9dcd8" to="#eef0ec" x2={1} y2={0} />
      </defs>
      <path d="M0 0h1920v1080H0z" fill="url(#af-hall)" />
      <path d="M0 930h1920v150H0z" fill="#b9b6ae" />
      <path d="M0 930h1920v8H0z" fill="#98958c" />
      <path d="M640 84l668 40v800l-668 44z" fill="#3a3a36" opacity=".3" transform="translate(24 26)" />
      <path d="M618 70l684 44v812l-684 48z" fill="#2a2723" />
      <path d="M640 96l640 40v768l-640 42z" fill={ground} />
      <path d="M700 760l520-8v12l-520 10zM700 800l360-4v12l-360 8z" fill="#8a8378" opacity=".45" />
      <path d="M1180 820a34 34 0 1 0 .1 0z" fill="#8a8378" opacity=".35" />
      <path d="M120 930v-360M1740 930v-420" stroke="#b2b0a8" strokeWidth="18" />
    </>
  ),
  light: (
    <>
      <path d="M640 96l300 18-300 560z" fill="#fff" opacity=".16" />
      <path d="M1090 124l190 12v768l-420 28z" fill="#000" opacity=".05" />
    </>
  ),
};

const cup: Scene = {
  width: 1920,
  height: 988,
  picture: { x: 810, y: 430, width: 300 },
  back: (ground) => (
    <>
      <defs>
        <Gradient id="af-wood" from="#b98a5c" to="#8f6238" />
        <linearGradient id="af-round" x1="0" x2="1" y1="0" y2="0">
          <stop offset="0" stopColor="#000" stopOpacity=".38" />
          <stop offset=".28" stopColor="#fff" stopOpacity=".22" />
          <stop offset=".62" stopColor="#000" stopOpacity=".04" />
          <stop offset="1" stopColor="#000" stopOpacity=".42" />
        </linearGradient>
      </defs>
      <path d="M0 0h1920v700H0z" fill="#e7ddcf" />
      <path d="M1180 0h360v560h-360z" fill="#fbf6ec" />
      <path d="M1352 0h16v560h-16zM1180 270h360v14h-360z" fill="#d9cdbb" />
      <path d="M0 700h1920v288H0z" fill="url(#af-wood)" />
      {[752, 820, 900].map((y) => (
        <path key={y} d={`M0 ${y}h1920`} stroke="#7d5530" strokeWidth="3" opacity=".5" />
      ))}
      <ellipse cx="990" cy="886" rx="310" ry="42" fill="#3b2413" opacity=".4" />
      <path d="M714 236h492l-66 648q-180 34-360 0z" fill="#fbf8f2" />
      <path d="M735 372h450l-36 356q-189 36-378 0z" fill={ground} />
      <path d="M700 196q260-46 520 0l10 48q-270 44-540 0z" fill="#3a2e26" />
      <path d="M736 168q224-36 448 0l12 36q-236 34-472 0z" fill="#4a3c32" />
    </>
  ),
  light: <path d="M714 236h492l-66 648q-180 34-360 0z" fill="url(#af-round)" />,
};

const wall: Scene = {
  width: 1920,
  height: 1080,
  picture: { x: 420, y: 300, width: 600 },
  pose: { transform: 'perspective(70cqw) rotateY(14deg)', transformOrigin: 'left center' },
  back: (ground) => (
    <>
      <defs>
        <Gradient id="af-plaster" from="#cfc6b8" to="#efe8dc" x2={1} y2={0} />
        <Gradient id="af-floor" from="#a99a86" to="#857660" />
      </defs>
      <path d="M0 0h1920v1080H0z" fill="#f4efe6" />
      <path d="M0 0h1240v860L0 1010z" fill="url(#af-plaster)" />
      <path d="M1240 0h680v940l-680-80z" fill="#e3dacb" />
      <path d="M0 1010l1240-150 680 80v140H0z" fill="url(#af-floor)" />
      <path d="M352 226l716 40v372l-716 48z" fill="#4a4034" opacity=".32" transform="translate(20 24)" />
      <path d="M344 214l732 42v380l-732 54z" fill={ground} />
      <path d="M344 214l732 42v10l-732-42z" fill="#fff" opacity=".35" />
      <path d="M1440 660h300v40h-300zM1470 700v190M1710 700v206" fill="#6e4d31" stroke="#6e4d31" strokeWidth="16" />
      <path d="M1550 660v-60h70v60zM1585 600c-60-60-60-140 0-170 60 30 60 110 0 170z" fill="#5d7a4c" />
      <path d="M1300 120h420v300h-420z" fill="#cfe3ea" stroke="#fff" strokeWidth="18" />
    </>
  ),
  light: (
    <>
      <path d="M0 0h520L0 700z" fill="#fff" opacity=".14" />
      <path d="M700 0h300L420 960 180 990z" fill="#fff" opacity=".1" />
    </>
  ),
};

/** Shop sign, packaging, poster, cup and wall, with the sizes and picture widths of the specification. */
export const SCENES: readonly Scene[] = [shopSign, packaging, poster, cup, wall];
