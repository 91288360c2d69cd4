import { type OperationId, calls } from '@maktab/contract/calls'
import { examples } from '@maktab/contract/examples'
import type { Family, OwnPracticeList } from '@maktab/contract/schema'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { readContract } from './readContract.ts'
import { openMock, contractPath } from './openMockForTest.ts'
import { shiftFamily, shiftPractice } from './shiftExamples.ts'
import { getExampleResponse } from './prism.ts'

let school: Awaited<ReturnType<typeof openMock>>
beforeAll(async () => {
  school = await openMock()
})
afterEach((test) => school.reportCoverage(test))
afterAll(() => school.close())

const named = (Object.keys(calls) as OperationId[]).flatMap((id) =>
  Object.entries(examples[id] as Record<string, Record<string, unknown>>).flatMap(([status, answers]) =>
    Object.entries(answers).map(([name, body]) => ({ id, status: Number(status), name, body })),
  ),
)
/** Queries for calls whose response depends on it. */
const queryOf: Partial<Record<OperationId, string>> = { getTimetable: '?from=2026-03-23' }
const pathOf = (id: OperationId) => calls[id].path.replaceAll(/\{\w+\}/g, '1')

test('every call has examples', () => {
  expect(new Set(named.map(({ id }) => id)).size).toBe(Object.keys(calls).length)
  expect(named.length).toBeGreaterThan(400)
})

type Named = (typeof named)[number]

/** The mock moves some examples to today. */
function shiftToToday(id: OperationId, body: unknown): unknown {
  if (id === 'getFamily') return shiftFamily(body as Family, new Date())
  if (id === 'listOwnPractice') return shiftPractice(body as OwnPracticeList, new Date())
  return body
}

async function requestByName({ id, status, name, body }: Named): Promise<void> {
  const response = await school.request(`/api${pathOf(id)}${queryOf[id] ?? ''}`, {
    method: calls[id].method,
    headers: { 'X-Mock': `${id}=${name}` },
  })
  expect(response.status).toBe(status)
  expect(await response.json()).toEqual(status === 200 ? shiftToToday(id, body) : body)
}

const isDone = ({ status }: Named) => status < 300
/** Shared errors are the same for all calls, so one call covers them. */
const isFast = (one: Named) => isDone(one) || one.id === 'savePolicy'
test.each(named.filter(isFast))('$id returns example $name with $status when named', requestByName)
test.each(named.filter((one) => !isFast(one)))(
  '$id returns example $name with $status when named',
  { tags: ['slow'] },
  requestByName,
)

// In the fast lane the contract's linter validates the same examples.
test('every named example matches its schema', { tags: ['slow'] }, async () => {
  const operations = await readContract(contractPath)
  const broken: unknown[] = []
  for (const { id, name, status } of named) {
    const operation = operations.find((one) => one.id === id)
    if (!operation) throw new Error(`${id} is not in the contract`)
    const { findings } = await getExampleResponse(
      { operation, path: pathOf(id), body: undefined },
      { situation: name, status },
    )
    if (findings.answer.length > 0) broken.push({ id, name, findings: findings.answer })
  }
  expect(broken).toEqual([])
})
