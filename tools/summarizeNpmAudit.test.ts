import { expect, test } from 'vitest'
import { summarizeNpmAudit } from './summarizeNpmAudit.ts'

const found = (severity: string) => JSON.stringify({ vulnerabilities: { fastify: { severity } } })

test.each([
  ['nothing found', JSON.stringify({ vulnerabilities: {} }), 0],
  ['a small fault', found('moderate'), 0],
  ['a grave fault', found('high'), 1],
  ['a critical fault', found('critical'), 1],
  ['a registry that refuses', JSON.stringify({ statusCode: 405, error: { summary: '' } }), 2],
  ['no answer at all', '', 2],
  ['words that are no report', 'Not found', 2],
])('%s', (_, report, exitCode) => {
  expect(summarizeNpmAudit(report).exitCode).toBe(exitCode)
})

test('a critical vulnerability is named', () => {
  expect(summarizeNpmAudit(found('high')).words).toContain('fastify (high)')
})
