/** A4 and its empty edge; the footer’s place leaves a millimetre, because browsers round and would add an empty page. */
export const a4Page = {
  inlineSize: '210mm',
  blockSize: '297mm',
  edge: '14mm',
  printedBlockSize: 'calc(297mm - 2 * 14mm - 1mm)',
} as const
