/** Every column that names a picture; the others that are null, or tell that one is no longer kept, name none. */
export const pictureColumns = [
  ['accounts', 'avatar'],
  ['courses', 'image'],
  ['purchases', 'receipt'],
  ['event_members', 'receipt'],
  // The school’s mark; what else is kept by key is no name of a picture.
  ['settings', 'value'],
  ['receipts', 'file'],
  ['fees', 'receipt'],
] as const

/** Asks for the names of all pictures in these columns, on either database. */
export function selectReferencedPictures(columns: readonly (typeof pictureColumns)[number][]): string {
  const selects = columns.map(
    ([table, column]) =>
      `select ${column} as name from ${table} where ${column} like '%.webp' or ${column} like '%.pdf'`,
  )
  return selects.join(' union ')
}
