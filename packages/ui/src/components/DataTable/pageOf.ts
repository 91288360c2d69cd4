/** One page; a page past the end is the last one. */
export function pageOf<Row>(
  rows: readonly Row[],
  page: number,
  pageSize: number,
): { rows: Row[]; page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(rows.length / pageSize))
  const shown = Math.min(Math.max(1, page), pages)
  return { rows: rows.slice((shown - 1) * pageSize, shown * pageSize), page: shown, pages }
}
