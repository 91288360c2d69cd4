import { expect, test } from 'vitest'
import { type Violation, createFindings } from './findings.ts'

const fault = (call: string, path: string): Violation => ({ of: 'answer', call, path, message: 'must be a number' })

test('the same at other places of a list is counted', () => {
  const findings = createFindings()
  expect(findings.note([0, 1, 2].map((row) => fault('GET /a', `body.rows.${row}.times.${row}`)))).toHaveLength(1)
  expect(findings.note([fault('GET /a', 'body.rows.9.times.9')])).toEqual([])
  expect(findings.all()).toEqual([
    expect.objectContaining({ path: 'body.rows.*.times.*', place: 'body.rows.0.times.0', count: 4 }),
  ])
})

test('noisy calls push out their own, never the one finding of a quiet call', () => {
  const findings = createFindings()
  findings.note([fault('GET /quiet', 'body.price')])
  for (const call of ['GET /a', 'GET /b', 'GET /c']) {
    findings.note(Array.from({ length: 2000 }, (_, index) => fault(call, `body.field${index}`)))
  }
  const calls = Map.groupBy(findings.all(), ({ call }) => call)
  expect(findings.all()).toHaveLength(500)
  expect([...calls.keys()].toSorted()).toEqual(['GET /a', 'GET /b', 'GET /c', 'GET /quiet'])
})
