import { type OperationId, calls } from '@maktab/contract/calls'
import { NotImplementedError } from '../NotImplementedError.ts'
import { missingRecordParams } from './missingRecordParams.ts'
import type { Scenario } from '../Scenario.ts'

/** What asks by a course or a teacher, and may as well find nothing. */
const filters: ReadonlySet<OperationId> = new Set([
  'filterTeachers',
  'filterClasses',
  'filterStudents',
  'listCourseClasses',
])

export const missingRecords: Scenario = {
  title: 'What isn’t there is answered with 404, whoever asks',
  run: async ({ callIds, admin, teacher, student }) => {
    const people = { admin: await admin(), teacher: (await teacher()).person, student: (await student()).person }
    for (const id of callIds) {
      const { path, roles, body } = calls[id]
      if (!path.includes('{') || body !== null) continue
      const statuses = filters.has(id) ? [404, 200] : [404]
      for (const role of roles) {
        await people[role].expectRefused(id, statuses, { params: missingRecordParams(id) }).catch((error: unknown) => {
          if (!(error instanceof NotImplementedError)) throw error
        })
      }
    }
  },
}
