const NOT_ENOUGH_POINTS = 402;

/** Why no task was begun, in the server's words. */
export type Refusal = { message: string; isAboutPoints: boolean };

export const refusalOf = (code: number, message: string): Refusal => ({
  message,
  isAboutPoints: code === NOT_ENOUGH_POINTS,
});
