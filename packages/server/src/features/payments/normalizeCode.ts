/** A code as it is compared: whether it is typed in capitals, or with blanks between, makes no difference. */
export function normalizeCode(typed: string): string {
  return typed.normalize('NFKC').replaceAll(/\s/gu, '').toUpperCase()
}
