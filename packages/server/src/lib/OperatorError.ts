/**
 * An expected error for the operator, such as an invalid setting: a plain sentence without a stack trace.
 */
export class OperatorError extends Error {}
