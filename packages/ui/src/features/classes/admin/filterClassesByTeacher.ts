import type { ScheduledClass, Teacher } from '@maktab/contract/schema'
import { type Remote, mapRemote } from '#remote.ts'
import { getPersonLabels } from '#lib/people/personLabels.ts'

export type ClassFilter = { teacherId?: number | undefined; courseId?: number | undefined }

/** Filters by teacher on the client (decision 10); with a course, the server has filtered already. */
export function filterClassesByTeacher(
  classes: Remote<ScheduledClass[]>,
  { teacherId, courseId }: ClassFilter,
): Remote<ScheduledClass[]> {
  if (teacherId === undefined || courseId !== undefined) return classes
  // Ids may arrive as strings.
  return mapRemote(classes, (all) => all.filter(({ teacherID }) => String(teacherID) === String(teacherId)))
}

/** Code and name of a class’s teacher; the id if the teacher is unknown (decision 2). */
export function createTeacherLabelLookup(teachers: readonly Teacher[]) {
  const labels = getPersonLabels(teachers)
  return ({ teacherID }: Pick<ScheduledClass, 'teacherID'>): string =>
    teacherID === null ? 'N/A' : (labels.get(Number(teacherID)) ?? String(teacherID))
}
