import { ApiError } from '@maktab/client/ApiError'
import { type Ask, type Given, createAsk } from '@maktab/client/createAsk'
import { createClient } from '@maktab/client/createClient'
import { type OperationId, calls } from '@maktab/contract/calls'
import { faultsOfAnswer } from '@maktab/server/validators'
import { Broken } from './Broken.ts'
import { type Sent, extensionsIn } from './extensionsIn.ts'
import { NotOffered } from './NotOffered.ts'
import type { Profile } from './Profile.ts'

export type Line = {
  /** Where the calls are; it ends with `/api` as a rule. */
  address: string
  fetch: typeof globalThis.fetch
  profile: Profile
  /** The calls that were made so far. */
  exercised: Set<OperationId>
}

type Said = { status: number; body: unknown; isJson: boolean }
type Refused = { status: number; fields: Record<string, string[]>; message: string }

/** Whoever makes calls: each answer is held against the contract, and is a sentence where it breaks it. */
export type Person = {
  ask: Ask
  /** Makes a call that has to be refused with one of these statuses. */
  refused: (id: OperationId, statuses: readonly number[], sent?: Sent) => Promise<Refused>
}

/** Somebody with this token, or a visitor. */
export function createPerson(token: string | null, { address, fetch, profile, exercised }: Line): Person {
  const send = async (id: OperationId, sent: Sent, statuses: readonly number[]) => {
    const beyond = profile === 'spec' ? extensionsIn(id, sent) : []
    if (beyond.length > 0) throw new Error(`${id}: the profile “spec” has no ${beyond.join(', ')}.`)
    let said: Said | undefined
    const onAnswer = async (_: Request, response: Response) => void (said = await read(response.clone()))
    const client = createClient({ baseUrl: address, getToken: () => token, fetch, onAnswer, deadline: 60_000 })
    const ask = createAsk(client) as (id: OperationId, given: Sent) => Promise<unknown>
    exercised.add(id)
    const answer = await ask(id, sent).catch((error: unknown) => {
      if (error instanceof ApiError) return error
      throw error
    })
    if (said === undefined) throw new Broken(`${id}: there is no answer from ${address}`)
    if (calls[id].isExtension && isUnknown(said, statuses)) throw new NotOffered(id)
    check(id, said)
    return { answer, status: said.status }
  }

  const ask = async <Id extends OperationId>(id: Id, given: Partial<Given<Id>> = {}) => {
    const { answer, status } = await send(id, given, [200, 201])
    if (!(answer instanceof ApiError)) return answer
    const { kind, message } = answer
    if (kind === 'answer') throw new Broken(`${id}: refused with ${status}, “${message}”`, status)
    throw new Broken(`${id}: the answer is ${kind}`)
  }

  return {
    ask: ask as Ask,
    refused: async (id, statuses, sent = {}) => {
      const { answer, status } = await send(id, sent, statuses)
      if (!statuses.includes(status)) {
        throw new Broken(`${id}: answered ${status}, and ${statuses.join(' or ')} is right`)
      }
      const { fields, message } = answer instanceof ApiError ? answer : { fields: {}, message: '' }
      return { status, fields, message }
    },
  }
}

async function read(response: Response): Promise<Said> {
  const text = await response.text()
  try {
    return { status: response.status, body: JSON.parse(text) as unknown, isJson: true }
  } catch {
    return { status: response.status, body: text, isJson: false }
  }
}

/** Whether an answer says that there is no such call; 404 may also speak of a record, where one is looked for in vain. */
function isUnknown({ status, isJson }: Said, statuses: readonly number[]): boolean {
  return [404, 405, 501].includes(status) && !(isJson && statuses.includes(status))
}

function check(id: OperationId, { status, body, isJson }: Said): void {
  if (!isJson) throw new Broken(`${id}: the answer with ${status} is no JSON`)
  const [fault] = Object.entries(faultsOfAnswer(id, status, body) ?? {})
  if (fault) throw new Broken(`${id}: of the answer with ${status}, ${fault[0]}: ${fault[1].join('; ')}`)
}
