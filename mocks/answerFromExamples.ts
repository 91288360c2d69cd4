import { takePictures } from '@maktab/contract/wire/takePictures'
import { type Finding, toFields } from '@maktab/contract/wire/toFields'
import { trimTexts } from '@maktab/contract/wire/trimTexts'
import type { IncomingMessage } from 'node:http'
import { chooseSituation } from './choose.ts'
import type { Operation } from './contract.ts'
import type { Mocking } from './Mocking.ts'
import { type Asked, mock } from './prism.ts'
import { parseBody } from './readBody.ts'
import { refusalBody } from './refusalBody.ts'
import { toMany } from './scenarios.ts'
import { type Person, refusalOf } from './signIns.ts'
import { toFaults } from './toFaults.ts'

export type Reply = { status: number; body: unknown; headers?: Record<string, string> }

type Call = {
  request: IncomingMessage
  operation: Operation
  path: string
  bytes: Buffer
  isMany: boolean
  /** The extensions that the request uses; undefined outside of specification-only mode. */
  specFaults: Record<string, string[]> | undefined
}

/** Answers a call from the contract's examples, as who asks and what is sent make it right. */
export async function answerFromExamples(call: Call, mocking: Mocking): Promise<Reply> {
  const { request, operation, path, bytes, isMany, specFaults } = call
  const { state, memory } = mocking
  const token = [request.headers['token'] ?? []].flat()[0]
  const person = state.people.get(token ?? '') ?? memory.learned.get(token ?? '')
  const refusal = refusalOf(operation, specFaults === undefined ? person : confirmed(person), token)
  if (refusal !== undefined) return exampleNamed(refusal, { operation, path, body: undefined }, mocking)

  const type = request.headers['content-type'] ?? ''
  const search = (request.url ?? '').split('?')[1] ?? ''
  const taken = await takePictures(await parseBody(bytes, type, operation), operation.bodySchema)
  const sent = trimTexts(taken.body, operation.bodySchema)
  const asked = { operation, path, query: Object.fromEntries(new URLSearchParams(search)), body: sent }
  const { findings, status, body } = await mock(asked)
  const faults = { ...taken.faults, ...toFields(findings.request), ...specFaults }
  if (Object.keys(faults).length > 0) return refuse(operation, faults)

  const people = state.people.values()
  const situation = chooseSituation({ operation, path, body: sent, person, people })
  if (situation === undefined) noteExample(asked, { status, body, findings: findings.answer }, mocking)
  const answer = situation === undefined ? { status, body } : await exampleNamed(situation, asked, mocking)
  return isMany ? { ...answer, body: toMany(answer.body) } : answer
}

/** One example; where it breaks its own schema, that is noted. */
export async function exampleNamed(situation: string, asked: Asked, mocking: Mocking): Promise<Reply> {
  const status = asked.operation.examples.get(situation)?.status
  if (status === undefined) throw new Error(`${asked.operation.id} has no example “${situation}”.`)
  const { body, findings } = await mock(asked, { situation, status })
  noteExample(asked, { status, body, findings: findings.answer, situation }, mocking)
  return { status, body }
}

/** That an e-mail has to be confirmed is an extension. */
function confirmed(person: Person | undefined): Person | undefined {
  return person && { ...person, isUnconfirmed: false }
}

type Answer = { status: number; body: unknown; findings: Finding[]; situation?: string }

function noteExample(
  { operation }: Asked,
  { findings, status, body, ...rest }: Answer,
  { state, memory }: Mocking,
): void {
  if (findings.length === 0) return
  const situation = rest.situation ?? [...operation.examples].find(([, example]) => example.status === status)?.[0]
  memory.note(toFaults(findings, { of: 'example', operation, places: state.places, body, status, situation }))
}

/** The contract's 422 where it has one, filled with what is really wrong; an address that doesn't fit leads nowhere. */
function refuse(operation: Operation, faults: Record<string, string[]>): Reply {
  const statuses = new Set([...operation.examples.values()].map(({ status }) => status))
  return { status: [422, 404].find((status) => statuses.has(status)) ?? 400, body: refusalBody(faults) }
}
