const KILOBYTE = 1024
const MEGABYTE = 1024 * KILOBYTE

/** Limits that are checked before schema validation, so that validation stays cheap. */
export const requestLimits = {
  /** Bytes of a body without files; the largest sensible body has half of it. */
  jsonBytes: 256 * KILOBYTE,
  /** Bytes of a form of a call that takes pictures. */
  formBytes: 20 * MEGABYTE,
  pictureBytes: 5 * MEGABYTE,
  /** Chunk size of a receipt upload in bytes; only the last chunk may be smaller. */
  pieceBytes: 256 * KILOBYTE,
  minPieceBytes: 16 * KILOBYTE,
  /** Parts of a form; a registration with the maximum of courses, times and days has 9,090. */
  formParts: 9500,
  /** Characters of a field name; the contract’s longest has a third. */
  nameLength: 200,
  /** Characters of one text; the contract’s longest has 5,000. */
  textLength: 20_000,
  /** Nesting depth; no body of the contract is half as deep. Much deeper ones overflow the stack. */
  depth: 32,
  /** Items of one list, as many as the contract’s longest has. */
  listItems: 500,
  /** Fields of one group; the contract’s widest has 15. */
  groupFields: 100,
  /** Values of a whole body, lists and groups too. */
  values: 20_000,
  /** Maximum number of field errors in a response. */
  errors: 50,
}
