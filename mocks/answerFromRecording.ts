import type { IncomingMessage } from 'node:http'
import type { Reply } from './answerFromExamples.ts'
import type { Operation } from './contract.ts'
import type { Mocking } from './Mocking.ts'
import { bodyOf, callOf, tokenOf } from './noteCall.ts'
import { judge } from './prism.ts'
import { toFaults } from './toFaults.ts'

type Call = { request: IncomingMessage; operation: Operation; path: string; bytes: Buffer }

/** What the session that is played has for a call; where it no longer fits the contract, that is noted. */
export async function answerFromRecording(
  { request, operation, path, bytes }: Call,
  { state, memory }: Pick<Mocking, 'state' | 'memory'>,
): Promise<Reply | undefined> {
  const call = callOf(request)
  if (!memory.replay || call === undefined) return undefined
  const known = { people: state.people, learned: memory.learned }
  const sent = await bodyOf(request, bytes, operation)
  const found = memory.replay.answerTo({ call, sent, token: tokenOf(request) }, known)
  if (!found) return undefined
  const { status, answer } = found
  // What was sent is looked at elsewhere; here a body that fits all is enough.
  const { answer: findings } = await judge({ operation, path, body: undefined }, { status, body: answer })
  memory.note(toFaults(findings, { of: 'recording', operation, places: state.places, body: answer, status }))
  return { status, body: answer }
}
