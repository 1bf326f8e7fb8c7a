/** A mistake in the call; its message is all the user needs. */
export class CommandError extends Error {}
