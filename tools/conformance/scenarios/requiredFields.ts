import { type OperationId, calls } from '@maktab/contract/calls'
import shapes from '@maktab/contract/shapes' with { type: 'json' }
import { assertConforms } from '../assertConforms.ts'
import { NotImplementedError } from '../NotImplementedError.ts'
import { missingRecordParams } from './missingRecordParams.ts'
import type { Scenario } from '../Scenario.ts'

/** The fields that no body of a call may lack. */
function requiredOf(id: OperationId): readonly string[] {
  const { body } = shapes[id] as { body?: { required?: string[] } }
  return body?.required ?? []
}

export const requiredFields: Scenario = {
  title: 'A form without what it needs is refused with 422, which names each field',
  run: async ({ callIds, visitor, admin, teacher, student }) => {
    const people = { admin: await admin(), teacher: (await teacher()).person, student: (await student()).person }
    for (const id of callIds) {
      const required = requiredOf(id)
      if (required.length === 0) continue
      const [role] = calls[id].roles
      const sent = { params: missingRecordParams(id), body: {} }
      // A record that isn’t there may be missed before its fields are.
      const statuses = calls[id].path.includes('{') ? [422, 404] : [422]
      const refused = await (role ? people[role] : visitor)
        .expectRefused(id, statuses, sent)
        .catch((error: unknown) => {
          if (!(error instanceof NotImplementedError)) throw error
        })
      if (refused?.status !== 422) continue
      const missing = required.filter((field) => !(field in refused.fields))
      assertConforms(missing.length === 0, `${id}: 422 for an empty form doesn’t name ${missing.join(', ')}`)
    }
  },
}
