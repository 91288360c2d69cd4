import type { ScheduledClass, Teacher } from '@maktab/contract/schema'
import { type Remote, mapRemote } from '#remote.ts'
import { getPersonLabels, toTablePerson } from '#lib/people/personLabels.ts'

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
export function createClassTeacherLookup(teachers: readonly Teacher[], missing: string) {
  const labels = getPersonLabels(teachers, { missing })
  const byId = new Map(teachers.map((teacher) => [String(teacher.id), teacher]))
  return ({ teacherID }: Pick<ScheduledClass, 'teacherID'>) => {
    const teacher = byId.get(String(teacherID))
    if (teacher) return { ...toTablePerson(teacher, missing), label: labels.get(teacher.id) ?? '' }
    const code = teacherID === null ? missing : String(teacherID)
    return { code, label: code }
  }
}
