import { type OperationId, calls } from '@maktab/contract/calls'
import type { ApiUser } from '../createApiUser.ts'
import { NotImplementedError } from '../NotImplementedError.ts'
import { missingRecordParams } from './missingRecordParams.ts'
import type { Scenario } from '../Scenario.ts'

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
