/** A dashed place on the sheet that says when it will be filled. */
export const Slot = ({ className, children }: { className: string; children: string }) => (
  <span
    className={`flex items-center justify-center border border-dashed border-line-strong bg-surface p-2 text-center text-caption text-muted ${className}`}
  >
    <span className="max-lg:sr-only">{children}</span>
  </span>
);
