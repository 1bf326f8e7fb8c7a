/** Numbers that both sides know. Apart from the schemas, so that the browser need not carry zod for them. */
export const TOP_UP_YUAN_MIN = 1;
export const TOP_UP_YUAN_MAX = 5000;
export const TOP_UP_PRESETS_YUAN = [10, 30, 50, 100] as const;
export const POINTS_PER_YUAN = 3;
/** A payment dialog asks this often, and no longer than an order lives. */
export const PAYMENT_POLL_MS = 2000;
export const ORDER_MINUTES = 30;
