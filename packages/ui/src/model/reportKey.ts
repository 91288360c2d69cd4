/** Names one state of a report: one that is written anew is new again. */
export function reportKey(classId: number, courseId: number | undefined, day: string): string {
  return `${classId}-${courseId ?? 0}-${day}`
}
