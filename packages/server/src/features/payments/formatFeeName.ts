/** The name of a fee: “Tajweed, 2026-12”. */
export function formatFeeName(course: string, month: string): string {
  return `${course}, ${month}`
}
