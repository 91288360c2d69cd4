import { type OperationId, calls } from '@maktab/contract/calls'
import type { Person } from '../createPerson.ts'
import { NotOffered } from '../NotOffered.ts'
import { absent } from './absent.ts'
import type { Story } from '../Story.ts'

export const doors: Story = {
  title: 'Every call is open to its roles only: 401 for nobody, 403 for the others',
  play: async ({ callIds, visitor, admin, teacher, student }) => {
    const people = { admin: await admin(), teacher: (await teacher()).person, student: (await student()).person }
    for (const id of callIds) {
      const { isPublic, roles, body } = calls[id]
      if (isPublic) continue
      // Nothing that there is could be changed, even by a backend that lets everybody in.
      const sent = { params: absent(id), ...(body !== null && { body: {} }) }
      await ifOffered(visitor.refused(id, [401], sent))
      const others = Object.entries(people).filter(([role]) => !roles.some((one) => one === role))
      for (const [role, person] of others) await refusedAs(role, person, id, sent)
    }
  },
}

async function refusedAs(role: string, person: Person, id: OperationId, sent: object): Promise<void> {
  try {
    await ifOffered(person.refused(id, [403], sent))
  } catch (error) {
    if (error instanceof Error) error.message += ` (asked by a ${role})`
    throw error
  }
}

async function ifOffered(refused: Promise<unknown>): Promise<void> {
  await refused.catch((error: unknown) => {
    if (!(error instanceof NotOffered)) throw error
  })
}
