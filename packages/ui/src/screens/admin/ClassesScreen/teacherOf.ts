import type { ScheduledClass, Teacher } from '@maktab/contract/schema'
import { personLabel } from '#model/personLabel.ts'

/** Who holds a class, as code and name; what the list doesn’t know is shown as it came (decision 2). */
export function makeTeacherOf(teachers: readonly Teacher[]) {
  const labels = new Map(teachers.map((teacher) => [String(teacher.id), personLabel(teacher)]))
  return ({ teacherID }: Pick<ScheduledClass, 'teacherID'>): string =>
    teacherID === null ? 'N/A' : (labels.get(String(teacherID)) ?? String(teacherID))
}
