/** Every column that contains file names of pictures; values that are null or a deletion marker are ignored. */
export const pictureColumns = [
  ['accounts', 'avatar'],
  ['courses', 'image'],
  ['purchases', 'receipt'],
  ['event_members', 'receipt'],
  // The school’s logo; other settings never look like a picture name.
  ['settings', 'value'],
  ['receipts', 'file'],
  ['fees', 'receipt'],
] as const

/** SQL that selects the names of all referenced pictures, on either database. */
export function selectReferencedPictures(columns: readonly (typeof pictureColumns)[number][]): string {
  const selects = columns.map(
    ([table, column]) =>
      `select ${column} as name from ${table} where ${column} like '%.webp' or ${column} like '%.pdf'`,
  )
  return selects.join(' union ')
}
