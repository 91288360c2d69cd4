import { mkdtemp, readFile, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Mutation } from './Mutation.ts'
import { type Result, type Results, compareLanes, keepResult, readResults } from './Results.ts'
import { closingLines, rowOf, widthsOf } from './report.ts'

const mutationOf = (name: string): Mutation => ({
  name,
  kind: 'rule',
  file: 'packages/ui/src/model/money.ts',
  find: '2',
  replace: '3',
  symptom: 'A price has three digits.',
})
const caught: Result = { result: 'caught', by: 'money.test.ts › two digits', seconds: 41.6 }
const survived: Result = { result: 'survived', by: '', seconds: 300 }

test('a row says name, kind, result, seconds and the test that caught it', () => {
  const [short, long] = [mutationOf('digits'), mutationOf('digits-of-money')]
  const widths = widthsOf([short, long])
  expect([
    rowOf({ mutation: short, result: caught }, widths),
    rowOf({ mutation: long, result: survived }, widths),
  ]).toEqual([
    '✓ digits           rule       caught      42 s  money.test.ts › two digits',
    '✗ digits-of-money  rule       survived   300 s',
  ])
})

test('the closing lines count what was caught and list the survivors', () => {
  const proved = [
    { mutation: mutationOf('one'), result: caught },
    { mutation: mutationOf('two'), result: survived },
  ]
  expect(closingLines(proved, 'fast', {})).toEqual([
    '1 of 2 caught by the fast lane',
    '✗ two (packages/ui/src/model/money.ts): A price has three digits.',
  ])
})

test('with all tests the closing lines list what only one lane catches', () => {
  const results: Results = {
    both: { fast: caught, all: caught },
    slow: { fast: survived, all: caught },
    odd: { fast: caught, all: survived },
    fresh: { all: caught },
  }
  const proved = Object.entries(results).map(([name, { all }]) => ({
    mutation: mutationOf(name),
    result: all ?? survived,
  }))
  expect(compareLanes(Object.keys(results), results)).toEqual({
    onlyFast: ['odd'],
    onlyAll: ['slow'],
    unknown: ['fresh'],
  })
  expect(closingLines(proved, 'all', results)).toEqual([
    '3 of 4 caught by test:all',
    '✗ odd (packages/ui/src/model/money.ts): A price has three digits.',
    'Caught by the fast lane only: odd',
    'Caught by test:all only: slow',
    'Not run in the fast lane yet: fresh',
  ])
})

test('a result is added to those of other lanes and mutations, and replaces its own', async () => {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'results-')))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, 'coverage', 'mutations.json')
  expect(readResults(file)).toEqual({})
  keepResult(file, 'one', 'fast', survived)
  keepResult(file, 'two', 'fast', caught)
  keepResult(file, 'one', 'all', caught)
  keepResult(file, 'one', 'fast', caught)
  expect(readResults(file)).toEqual({ one: { fast: caught, all: caught }, two: { fast: caught } })
  expect(await readFile(file, 'utf8')).toMatch(/\}\n$/)
})
