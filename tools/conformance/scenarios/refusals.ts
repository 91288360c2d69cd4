import { type OperationId, calls } from '@maktab/contract/calls'
import { NotImplementedError, assertConforms } from '../assertions.ts'
import type { Scenario } from '../Scenario.ts'
import shapes from '@maktab/contract/shapes' with { type: 'json' }
import type { ApiUser } from '../createApiUser.ts'

const NOBODYS_ID = 2_147_483_000

/** What fills the path of a call and leads to no record of any school. */
function missingRecordParams(id: OperationId): Record<string, number> {
  return Object.fromEntries([...calls[id].path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, NOBODYS_ID]))
}

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

export const roleAccess: Scenario = {
  title: 'Every call is open to its roles only: 401 for nobody, 403 for the others',
  run: async ({ callIds, visitor, admin, teacher, student }) => {
    const people = { admin: await admin(), teacher: (await teacher()).person, student: (await student()).person }
    for (const id of callIds) {
      const { isPublic, roles, body } = calls[id]
      if (isPublic) continue
      // Nothing that there is could be changed, even by a backend that lets everybody in.
      const sent = { params: missingRecordParams(id), ...(body !== null && { body: {} }) }
      await ifOffered(visitor.expectRefused(id, [401], sent))
      const others = Object.entries(people).filter(([role]) => !roles.some((one) => one === role))
      for (const [role, person] of others) await refusedAs(role, person, id, sent)
    }
  },
}

async function refusedAs(role: string, person: ApiUser, id: OperationId, sent: object): Promise<void> {
  try {
    await ifOffered(person.expectRefused(id, [403], sent))
  } catch (error) {
    if (error instanceof Error) error.message += ` (asked by a ${role})`
    throw error
  }
}

async function ifOffered(refused: Promise<unknown>): Promise<void> {
  await refused.catch((error: unknown) => {
    if (!(error instanceof NotImplementedError)) throw error
  })
}
