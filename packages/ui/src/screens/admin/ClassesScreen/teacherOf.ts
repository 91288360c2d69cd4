import type { components } from '@maktab/contract/schema'
import { personLabel } from '../../../model/personLabel.ts'

type Schemas = components['schemas']

/** Who holds a class, as code and name; what the list doesn’t know is shown as it came (decision 2). */
export function makeTeacherOf(teachers: readonly Schemas['Teacher'][]) {
  const labels = new Map(teachers.map((teacher) => [String(teacher.id), personLabel(teacher)]))
  return ({ teacherID }: Pick<Schemas['ScheduledClass'], 'teacherID'>): string =>
    teacherID === null ? 'N/A' : (labels.get(String(teacherID)) ?? String(teacherID))
}
