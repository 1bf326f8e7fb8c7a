type SchemeSwatchProps = { colors: readonly string[]; label: string };

/** A set of colours as a row of squares, the ground first; its name is for those who cannot see it. */
export const SchemeSwatch = ({ colors, label }: SchemeSwatchProps) => (
  <>
    <span aria-hidden className="flex overflow-hidden rounded-input border border-line-strong">
      {colors.map((color, index) => (
        <span key={index} className="size-5" style={{ background: color }} />
      ))}
    </span>
    <span className="sr-only">{label}</span>
  </>
);
