type PayIconProps = { of: 'wechat' | 'alipay' | 'card'; size?: number };

/** In the line of all our icons: a pair of bubbles, 支 in a square, and a card with its stripe. */
const LINES = {
  wechat: [
    'M15.6 9.2C15 6.2 12.2 4 8.9 4 5.1 4 2 6.7 2 10c0 1.8.9 3.4 2.4 4.5L4 17l2.6-1.4c.7.2 1.5.3 2.3.3',
    'M22 15.2c0-2.9-2.8-5.2-6.3-5.2s-6.3 2.3-6.3 5.2 2.8 5.2 6.3 5.2c.7 0 1.4-.1 2-.3L20 21.4l-.4-2.2c1.5-1 2.4-2.4 2.4-4z',
    'M6.6 8.6v.01M11.2 8.6v.01M13.6 14.1v.01M17.8 14.1v.01',
  ],
  alipay: [
    'M6 3h12a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3z',
    'M7 8.2h10M12 6v5.2M8 11.2h7.6c-.8 3-3.4 5.4-8.1 6.6M9.2 13.2c1.8 2.2 4.2 3.8 7.6 4.6',
  ],
  card: ['M5 5h14a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3z', 'M2 10h20M6 15h4'],
} as const;

export const PayIcon = ({ of, size = 22 }: PayIconProps) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.5}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
    focusable="false"
  >
    {LINES[of].map((d) => (
      <path key={d} d={d} />
    ))}
  </svg>
);
