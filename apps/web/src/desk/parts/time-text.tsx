/** China's wall clock, the same for every operator: `11-18 08:30`, with the year where it is another. */
const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short', timeStyle: 'short' });

export const timeText = (iso: string): string => {
  const text = clock.format(new Date(iso));
  return text.startsWith(clock.format(new Date()).slice(0, 5)) ? text.slice(5) : text;
};

export const TimeText = ({ at }: { at: string }) => (
  <time dateTime={at} className="whitespace-nowrap text-muted">
    {timeText(at)}
  </time>
);
