import type { ScheduledClass, Teacher } from '@maktab/contract/schema'
import { type Remote, mapRemote } from '#remote.ts'
import { personLabels } from '#lib/people/personLabels.ts'

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

/** Who holds a class, as code and name; what the list doesn’t know is shown as it came (decision 2). */
export function createTeacherLookup(teachers: readonly Teacher[]) {
  const labels = personLabels(teachers)
  return ({ teacherID }: Pick<ScheduledClass, 'teacherID'>): string =>
    teacherID === null ? 'N/A' : (labels.get(Number(teacherID)) ?? String(teacherID))
}
