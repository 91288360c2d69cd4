/** What a month of a course is called: “Tajweed, 2026-12”. */
export function formatFeeName(course: string, month: string): string {
  return `${course}, ${month}`
}
