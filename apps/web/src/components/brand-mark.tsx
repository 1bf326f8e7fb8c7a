type BrandMarkProps = { size?: number; className?: string; tone?: string; accent?: string };

/** Four squares of twelve units two apart; two of them are quarter discs, and one of those is orange. */
export const BrandMark = ({ size = 26, className, tone = 'currentColor', accent = '#FF6000' }: BrandMarkProps) => (
  <svg width={size} height={size} viewBox="0 0 26 26" className={className} aria-hidden focusable="false">
    <path d="M0 0H12V12H0ZM0 14H12A12 12 0 0 1 0 26ZM14 14H26V26H14Z" fill={tone} />
    <path d="M14 12A12 12 0 0 1 26 0V12Z" fill={accent} />
  </svg>
);
