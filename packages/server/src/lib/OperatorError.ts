/**
 * Why a school can't be opened, backed up or restored, such as a setting that can't be used, which it names: one sentence
 * for whoever runs it, who needs no stack.
 */
export class OperatorError extends Error {}
