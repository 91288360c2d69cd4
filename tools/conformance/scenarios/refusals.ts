import { type OperationId, calls } from '@maktab/contract/calls'
import { NotImplementedError, assertConforms } from '../assertions.ts'
import type { ConformanceContext, Scenario } from '../Scenario.ts'
import shapes from '@maktab/contract/shapes' with { type: 'json' }
import type { ValidatingClient } from '../createValidatingClient.ts'

const MISSING_ID = 2_147_483_000

/** A signed-in user of each role. */
async function signInAll({ admin, teacher, student }: ConformanceContext) {
  return { admin: await admin(), teacher: (await teacher()).person, student: (await student()).person }
}

/** Path parameters that match no record of any school. */
function missingRecordParams(id: OperationId): Record<string, number> {
  return Object.fromEntries([...calls[id].path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, MISSING_ID]))
}

/** Calls that filter by a course or a teacher; an empty list is fine too. */
const filters: ReadonlySet<OperationId> = new Set([
  'filterTeachers',
  'filterClasses',
  'filterStudents',
  'listCourseClasses',
])

export const missingRecords: Scenario = {
  title: 'A missing record returns 404 for every role',
  run: async (context) => {
    const people = await signInAll(context)
    for (const id of context.callIds) {
      const { path, roles, body } = calls[id]
      if (!path.includes('{') || body !== null) continue
      const statuses = filters.has(id) ? [404, 200] : [404]
      for (const role of roles) {
        const sent = { params: missingRecordParams(id) }
        await people[role].expectRefused(id, statuses, sent).catch(ignoreNotImplemented)
      }
    }
  },
}

/** The required fields of a call’s body. */
function requiredOf(id: OperationId): readonly string[] {
  const { body } = shapes[id] as { body?: { required?: string[] } }
  return body?.required ?? []
}

export const requiredFields: Scenario = {
  title: 'An empty form returns 422 and names each required field',
  run: async (context) => {
    const people = await signInAll(context)
    for (const id of context.callIds) {
      const required = requiredOf(id)
      if (required.length === 0) continue
      const [role] = calls[id].roles
      const sent = { params: missingRecordParams(id), body: {} }
      // A backend may look for the record before it validates the fields.
      const statuses = calls[id].path.includes('{') ? [422, 404] : [422]
      const person = role ? people[role] : context.visitor
      const response = await person.expectRefused(id, statuses, sent).catch(ignoreNotImplemented)
      if (response?.status !== 422) continue
      const missing = required.filter((field) => !(field in response.fields))
      assertConforms(missing.length === 0, `${id}: the 422 for an empty form doesn’t name ${missing.join(', ')}`)
    }
  },
}

export const roleAccess: Scenario = {
  title: 'Calls return 401 for visitors and 403 for other roles',
  run: async (context) => {
    const people = await signInAll(context)
    for (const id of context.callIds) {
      const { isPublic, roles, body } = calls[id]
      if (isPublic) continue
      // Missing ids and empty bodies change nothing, even if the backend doesn’t check access.
      const sent = { params: missingRecordParams(id), ...(body !== null && { body: {} }) }
      await context.visitor.expectRefused(id, [401], sent).catch(ignoreNotImplemented)
      const others = Object.entries(people).filter(([role]) => !roles.some((one) => one === role))
      for (const [role, person] of others) await expectForbidden(role, person, id, sent)
    }
  },
}

async function expectForbidden(role: string, person: ValidatingClient, id: OperationId, sent: object): Promise<void> {
  try {
    await person.expectRefused(id, [403], sent).catch(ignoreNotImplemented)
  } catch (error) {
    if (error instanceof Error) error.message += ` (called by a ${role})`
    throw error
  }
}

function ignoreNotImplemented(error: unknown): undefined {
  if (!(error instanceof NotImplementedError)) throw error
  return undefined
}
