import { Progress as Radix } from 'radix-ui';

type ProgressProps = {
  label: string;
  /** 0 to 100; left out while nobody knows. */
  percent?: number;
};

export const Progress = ({ label, percent }: ProgressProps) => (
  <Radix.Root value={percent ?? null} aria-label={label} className="h-1 w-full overflow-hidden bg-line">
    <Radix.Indicator
      className="h-full origin-left bg-ink transition-transform"
      style={{ transform: `scaleX(${(percent ?? 15) / 100})` }}
    />
  </Radix.Root>
);
