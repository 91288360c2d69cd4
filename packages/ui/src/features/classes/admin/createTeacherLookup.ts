import type { ScheduledClass, Teacher } from '@maktab/contract/schema'
import { personLabels } from '#lib/people/personLabels.ts'

/** Who holds a class, as code and name; what the list doesn’t know is shown as it came (decision 2). */
export function createTeacherLookup(teachers: readonly Teacher[]) {
  const labels = personLabels(teachers)
  return ({ teacherID }: Pick<ScheduledClass, 'teacherID'>): string =>
    teacherID === null ? 'N/A' : (labels.get(Number(teacherID)) ?? String(teacherID))
}
