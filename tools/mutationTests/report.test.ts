import { mkdtemp, readFile, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Mutation } from './applyMutation.ts'
import {
  type MutationResult,
  saveResult,
  readMutationResults,
  formatMutationSummary,
  formatRow,
  getColumnWidths,
} from './report.ts'

const mutationOf = (name: string): Mutation => ({
  name,
  kind: 'rule',
  file: 'packages/ui/src/lib/money/currencyAmounts.ts',
  find: '2',
  replace: '3',
  effect: 'A price has three digits.',
})
const caught: MutationResult = { result: 'caught', by: 'money.test.ts › two digits', seconds: 41.6 }
const survived: MutationResult = { result: 'survived', by: '', seconds: 300 }

test('a row says name, kind, result, seconds and the test that caught it', () => {
  const [short, long] = [mutationOf('digits'), mutationOf('digits-of-money')]
  const widths = getColumnWidths([short, long])
  expect([
    formatRow({ mutation: short, result: caught }, widths),
    formatRow({ mutation: long, result: survived }, widths),
  ]).toEqual([
    '✓ digits           rule       caught      42 s  money.test.ts › two digits',
    '✗ digits-of-money  rule       survived   300 s',
  ])
})

test('the closing lines compare the lanes and list the survivors', () => {
  const [one, two, three] = ['one', 'two', 'three'].map(mutationOf) as [Mutation, Mutation, Mutation]
  const fast = [
    { mutation: one, result: caught },
    { mutation: two, result: survived },
    { mutation: three, result: survived },
  ]
  const complete = [
    { mutation: two, result: caught },
    { mutation: three, result: survived },
  ]
  expect(formatMutationSummary(fast, complete)).toEqual([
    '1 of 3 caught by npm test, 2 by npm run test:all',
    'Caught by npm run test:all only: two',
    '✗ three (packages/ui/src/lib/money/currencyAmounts.ts): A price has three digits.',
  ])
  expect(formatMutationSummary([fast[0]!], [])).toEqual(['1 of 1 caught by npm test, 1 by npm run test:all'])
})

test('a result is added to those of other mutations; a new one of the fast lane replaces both lanes', async () => {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'results-')))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, 'coverage', 'mutations.json')
  expect(readMutationResults(file)).toEqual({})
  saveResult(file, 'one', 'fast', survived)
  saveResult(file, 'two', 'fast', caught)
  saveResult(file, 'one', 'all', caught)
  expect(readMutationResults(file)).toEqual({ one: { fast: survived, all: caught }, two: { fast: caught } })
  saveResult(file, 'one', 'fast', caught)
  expect(readMutationResults(file)).toEqual({ one: { fast: caught }, two: { fast: caught } })
  expect(await readFile(file, 'utf8')).toMatch(/\}\n$/)
})
