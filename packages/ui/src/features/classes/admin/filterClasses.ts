import type { ScheduledClass } from '@maktab/contract/schema'
import { type Remote, mapRemote } from '#remote.ts'

export type ClassFilter = { teacherId?: number | undefined; courseId?: number | undefined }

/** The classes that a teacher alone leaves (decision 10); with a course they are filtered before they come here. */
export function filterClasses(
  classes: Remote<ScheduledClass[]>,
  { teacherId, courseId }: ClassFilter,
): Remote<ScheduledClass[]> {
  if (teacherId === undefined || courseId !== undefined) return classes
  // The number of a record may come as text.
  return mapRemote(classes, (all) => all.filter(({ teacherID }) => String(teacherID) === String(teacherId)))
}
