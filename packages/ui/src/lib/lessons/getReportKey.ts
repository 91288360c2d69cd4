/** Names one state of a report: one that is written anew is new again. */
export function getReportKey(classId: number, courseId: number | undefined, day: string): string {
  return `${classId}-${courseId ?? 0}-${day}`
}
