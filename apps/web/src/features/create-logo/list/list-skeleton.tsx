/** Four kinds of lockup, sketched in where logos will stand. */
const SKETCHES = [
  <g key="stacked">
    <rect x="96" y="52" width="90" height="56" rx="6" />
    <rect x="76" y="126" width="130" height="22" rx="6" />
  </g>,
  <g key="horizontal">
    <circle cx="86" cy="106" r="30" />
    <rect x="132" y="86" width="96" height="22" rx="6" />
    <rect x="132" y="118" width="96" height="8" rx="4" />
  </g>,
  <circle key="badge" cx="141" cy="106" r="62" />,
  <g key="wordmark">
    <rect x="61" y="78" width="160" height="34" rx="6" />
    <rect x="61" y="124" width="160" height="10" rx="5" />
  </g>,
];

/** A board of the grid before its logo is there; still, because nothing on the table loops. */
export const CardSkeleton = ({ index }: { index: number }) => (
  <div aria-hidden className="aspect-4/3 overflow-hidden rounded-card bg-quiet">
    <svg viewBox="0 0 282 212" className="block size-full" fill="#E5DDD1">
      {SKETCHES[index % SKETCHES.length]}
    </svg>
  </div>
);
