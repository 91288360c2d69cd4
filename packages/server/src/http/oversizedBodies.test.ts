// @module-tag slow
import { type OperationId, type Role, calls } from '@maktab/contract/calls'
import { requestLimits } from '@maktab/shared/requestLimits'
import { expect, test } from 'vitest'
import { openTestSchool } from '../testing/openTestSchool.ts'

const ids = Object.keys(calls) as OperationId[]
const operationsTaking = (kind: 'json' | 'multipart') => ids.filter((id) => calls[id].body === kind)
const json = (text: string) => new Response(text, { headers: { 'content-type': 'application/json' } })
const fill = (bytes: number, item: string) => item.repeat(Math.floor(bytes / item.length) - 1)
const fieldsOf = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 0]))
const formOf = (count: number, name: (index: number) => string, value: string | File = 'x') => {
  const form = new FormData()
  for (let index = 0; index < count; index += 1) form.append(name(index), value)
  return form
}

/** Bodies of the maximum size, each wide in a different way, and one that is too large. */
const bodies: Record<string, { text: string; status: number }> = {
  'a list': { text: `{"z":[${fill(requestLimits.jsonBytes - 20, '0,')}0]}`, status: 422 },
  'a list alone': { text: `[${fill(requestLimits.jsonBytes - 20, '0,')}0]`, status: 422 },
  'lists in a list': { text: `{"z":[${fill(requestLimits.jsonBytes - 20, '[],')}0]}`, status: 422 },
  'many fields': { text: JSON.stringify(fieldsOf(20_000)), status: 422 },
  'as many faults as pass': {
    text: JSON.stringify({ z: Array.from({ length: 190 }, () => fieldsOf(100)) }),
    status: 422,
  },
  'a long name': { text: `{"${fill(requestLimits.jsonBytes - 20, 'n')}":0}`, status: 422 },
  'a long text': { text: `{"name":"${fill(requestLimits.jsonBytes - 20, 'n')}"}`, status: 422 },
  'too much': { text: `{"z":[${fill(requestLimits.jsonBytes + 20, '0,')}0]}`, status: 413 },
}
const forms: Record<string, () => FormData> = {
  'one name for ever': () => formOf(3000, () => 'courses[]'),
  'one name, as often as may be': () => formOf(requestLimits.formParts, () => 'courses[]'),
  'many names': () => formOf(requestLimits.formParts, (index) => `n${index}`),
  'deep names': () => formOf(requestLimits.formParts, (index) => `a[${index}]${'[0]'.repeat(60)}`),
  'many files': () => formOf(requestLimits.formParts, () => 'image', new File([], 'a.png')),
  'long texts': () => formOf(20, (index) => `n${index}`, 'x'.repeat(20_000)),
  'a long text': () => formOf(1, () => 'name', 'x'.repeat(requestLimits.textLength + 1)),
}

async function openSchool() {
  const school = await openTestSchool()
  const people = { admin: school.admin, teacher: school.teacher, student: school.student }
  const tokens = new Map<Role, string>()
  for (const role of ['admin', 'teacher', 'student'] as const) tokens.set(role, (await people[role]()).token)
  const params = Object.fromEntries(
    ids.flatMap((id) => [...calls[id].path.matchAll(/\{(\w+)\}/g)]).map(([, name = '']) => [name, 1]),
  )
  return async (id: OperationId, body: FormData | Response) => {
    // Disables rate limits.
    await school.database.deleteFrom('attempts').execute()
    const [role] = calls[id].roles
    const token = role === undefined ? null : (tokens.get(role) ?? null)
    return school.api(id, { body, token, params })
  }
}

test('every JSON operation rejects wide bodies with a short response', async () => {
  const api = await openSchool()
  for (const id of operationsTaking('json')) {
    for (const [name, { text, status }] of Object.entries(bodies)) {
      const response = await api(id, json(text))
      expect(response.status, `${id}, ${name}`).toBe(status)
      expect(Object.keys(response.body.error ?? {}).length, `${id}, ${name}`).toBeLessThanOrEqual(requestLimits.errors)
      expect(JSON.stringify(response.body).length, `${id}, ${name}`).toBeLessThan(20_000)
    }
  }
  expect(operationsTaking('json').length).toBeGreaterThan(20)
}, 120_000)

test('every form operation rejects wide bodies with a short response', async () => {
  const api = await openSchool()
  for (const id of operationsTaking('multipart')) {
    for (const [name, form] of Object.entries(forms)) {
      const response = await api(id, form())
      // A chunk upload has a low size limit that is checked first.
      expect(id === 'sendPiece' ? [413, 422] : [422], `${id}, ${name}`).toContain(response.status)
      const faults = typeof response.body.error === 'object' ? Object.keys(response.body.error) : []
      expect(faults.length, `${id}, ${name}`).toBeLessThanOrEqual(requestLimits.errors)
      expect(JSON.stringify(response.body).length, `${id}, ${name}`).toBeLessThan(20_000)
    }
    const headers = { 'content-type': 'multipart/form-data; boundary=b' }
    const tooMuch = new Response('x'.repeat(requestLimits.formBytes + 1), { headers })
    expect((await api(id, tooMuch)).status, id).toBe(413)
  }
  expect(operationsTaking('multipart').length).toBe(8)
}, 120_000)
