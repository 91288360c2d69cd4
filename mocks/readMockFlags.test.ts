import { expect, test } from 'vitest'
import { readMockFlags } from './readMockFlags.ts'

test('without flags the mock has all extensions and runs no command', () => {
  expect(readMockFlags([])).toEqual({ specOnly: false, failsOnFindings: false, command: [] })
})

test.each([
  ['alone', ['--spec-only'], { specOnly: true }],
  [
    'before a command',
    ['--spec-only', '--fail-on-findings', 'npx', '--spec-only'],
    { specOnly: true, failsOnFindings: true, command: ['npx', '--spec-only'] },
  ],
])('--spec-only is read %s', (_, args, flags) => {
  expect(readMockFlags(args)).toMatchObject(flags)
})

test.each([
  [['--spec'], 'Available flags: --spec-only,'],
  [['--spec-only', 'npx'], 'not "npx"'],
])('%j is refused with a sentence', (args, words) => {
  expect(readMockFlags(args)).toContain(words)
})
