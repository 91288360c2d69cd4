import { expect, test } from 'vitest'
import { readMockFlags } from './readMockFlags.ts'

test('without flags the mock has all extensions, records nothing and runs no command', () => {
  expect(readMockFlags([])).toEqual({ specOnly: false, failsOnFindings: false, keepsEmails: false, command: [] })
})

test.each([
  ['alone', ['--spec-only'], { specOnly: true }],
  ['with a recording', ['--spec-only', '--record', 'a.yaml'], { specOnly: true, recordTo: 'a.yaml' }],
  ['with a session to play', ['--scenario', 'a.yaml', '--spec-only'], { specOnly: true, scenario: 'a.yaml' }],
  [
    'before a command',
    ['--spec-only', '--fail-on-findings', 'npx', '--spec-only'],
    { specOnly: true, failsOnFindings: true, command: ['npx', '--spec-only'] },
  ],
])('--spec-only is read %s', (_, args, flags) => {
  expect(readMockFlags(args)).toMatchObject(flags)
})

test.each([
  [['--spec'], 'There is --spec-only,'],
  [['--spec-only', 'npx'], 'not "npx"'],
  [['--record', '--spec-only'], '--record needs a file'],
])('%j is refused with a sentence', (args, words) => {
  expect(readMockFlags(args)).toContain(words)
})
