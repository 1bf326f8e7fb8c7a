/** Two outlines lie so close that it cannot be told which is inside the other. */
export class Ambiguous extends Error {}
