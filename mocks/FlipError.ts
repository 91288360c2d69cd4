/** A flip that can't be understood; the message says what there would have been. */
export class FlipError extends Error {}
