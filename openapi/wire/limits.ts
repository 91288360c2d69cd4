const KILOBYTE = 1024
const MEGABYTE = 1024 * KILOBYTE

/** What may be sent at most, all of it looked at before a body is held against its schema: what passes is cheap to check. */
export const limits = {
  /** Bytes of a body without files; the largest of the contract’s that make sense have half of it. */
  jsonBytes: 256 * KILOBYTE,
  /** Bytes of a form of a call that takes pictures. */
  formBytes: 20 * MEGABYTE,
  pictureBytes: 5 * MEGABYTE,
  /** Bytes of a receipt that are sent at once; but for the last ones never less than these. */
  pieceBytes: 256 * KILOBYTE,
  minPieceBytes: 16 * KILOBYTE,
  /** Parts of a form; a registration for as many courses, times and days as the contract knows has 9,090. */
  formParts: 9500,
  /** Letters of a field’s name; a name of the contract has a third of them at most. */
  nameLength: 200,
  /** Letters of one text; the contract’s longest has 5,000. */
  textLength: 20_000,
  /** No body of the contract goes half as deep; far deeper ones exhaust whoever walks through them. */
  depth: 32,
  /** Items of one list, as many as the contract’s longest has. */
  listItems: 500,
  /** Fields of one group; the contract’s widest has 15. */
  groupFields: 100,
  /** Values of a whole body, lists and groups too. */
  values: 20_000,
  /** Fields that are found fault with in one answer. */
  errors: 50,
}
