import { expect, test } from 'vitest'
import { readFailures, classifyRun } from './runTests.ts'

const outputOf = (...failures: string[]) =>
  [
    '✗ checks: 3 passed, 1 failed (8.0 s)',
    '',
    'What failed:',
    ...failures.map((name) => `✗ ${name}`),
    '',
    `40 passed, ${failures.length} failed`,
    '',
  ].join('\n')

const money = 'packages/ui/src/lib/money/currencyAmounts.test.ts › an amount has two digits'

test('failures are read from the list at the end of the output', () => {
  expect(readFailures(outputOf(`${money}\n    expected 1 to be 2`, '@maktab/server#typecheck'))).toEqual([
    money,
    '@maktab/server#typecheck',
  ])
  expect(readFailures('40 passed, 0 failed\n')).toEqual([])
})

test('of several lists only the last one is read, without its colours', () => {
  const task = `@maktab/ui:test: What failed:\n@maktab/ui:test: ✗ ${money}\n`
  const output = `${task}\u001B[31mWhat failed:\u001B[39m\n\u001B[31m✗\u001B[39m @maktab/ui#test\n`
  expect(readFailures(output)).toEqual(['@maktab/ui#test'])
})

test('a lane that passes lets the mutation survive', () => {
  expect(classifyRun(0, '40 passed, 0 failed\n')).toEqual({ result: 'survived', by: '' })
})

test.each([
  ['a test', money],
  ['a type check', '@maktab/server#typecheck'],
  ['a check of the contract', '@maktab/contract#lint:contract'],
  ['the contract gate', '@maktab/tools#contract'],
  ['a test that speaks of a check', 'tools/documents.test.ts › lint is documented'],
])('%s catches a mutation', (_, name) => {
  expect(classifyRun(1, outputOf(name))).toEqual({ result: 'caught', by: name })
})

test.each([
  '@maktab/tools#lint',
  'lint',
  '@maktab/tools#format',
  '@maktab/tools#texts',
  '@maktab/tools#unused',
  '@maktab/tools#secrets',
  'tools/repoChecks.test.ts › a',
])('%s alone does not catch a mutation', (name) => {
  expect(classifyRun(1, outputOf(name))).toEqual({ result: 'survived', by: `only by ${name}` })
  expect(classifyRun(1, outputOf(name, money))).toEqual({ result: 'caught', by: money })
})

test('a lane that breaks down without naming a failure does not catch a mutation', () => {
  expect(classifyRun(137, 'Killed\n')).toEqual({ result: 'survived', by: 'exit code 137, no failed test' })
})
