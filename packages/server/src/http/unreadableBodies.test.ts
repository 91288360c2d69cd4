import { type OperationId, type Role, calls } from '@maktab/contract/calls'
import { expect, test } from 'vitest'
import { openTestSchool } from '../testing/openTestSchool.ts'
import { requestLimits } from '@maktab/shared/requestLimits'

const withBody = (Object.keys(calls) as OperationId[]).filter((id) => calls[id].body !== null)

/** Bodies that can’t be parsed as their content type. */
const unreadable = {
  'broken JSON': new Response('{"title":', { headers: { 'content-type': 'application/json' } }),
  'no form': new Response('x', { headers: { 'content-type': 'multipart/form-data; boundary=y' } }),
  'no type': new Response('x', { headers: { 'content-type': 'nonsense' } }),
  nothing: undefined,
}

test('every operation rejects an unreadable body with an error for the whole body', async () => {
  const { api, database, admin, teacher, student } = await openTestSchool()
  const tokens: Record<Role, string> = {
    admin: (await admin()).token,
    teacher: (await teacher()).token,
    student: (await student()).token,
  }
  const wrong: unknown[] = []
  for (const id of withBody) {
    const [role] = calls[id].roles
    const params = Object.fromEntries([...calls[id].path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 1]))
    for (const [kind, body] of Object.entries(unreadable)) {
      // Disables rate limits.
      await database.deleteFrom('attempts').execute()
      const sent = body && { body: body.clone() }
      const { status, body: response } = await api(id, { params, token: role ? tokens[role] : null, ...sent })
      const isWhole = typeof response.error === 'object' && Object.keys(response.error).join() === 'body'
      if (status !== 422 || !isWhole || response.message !== 'Please check the highlighted fields.') {
        wrong.push({ id, kind, status, response })
      }
    }
  }
  expect(withBody.length).toBeGreaterThan(25)
  expect(wrong).toEqual([])
})

test('a path parameter that isn’t a number returns 404 for every operation', async () => {
  const { api, admin, teacher, student } = await openTestSchool()
  const tokens = { admin: (await admin()).token, teacher: (await teacher()).token, student: (await student()).token }
  const numbered = (Object.keys(calls) as OperationId[]).filter((id) => calls[id].path.includes('{'))
  expect(numbered.length).toBeGreaterThan(20)
  for (const id of numbered) {
    const [role] = calls[id].roles
    const params = Object.fromEntries([...calls[id].path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 'x']))
    const { status, body } = await api(id, { params, token: role ? tokens[role] : null })
    expect([id, status, body]).toEqual([id, 404, { error: 'This no longer exists.' }])
  }
})

const depths = [50, 3000, 30_000, 300_000]
const json = (text: string) => ({
  body: new Response(text, { headers: { 'content-type': 'application/json' } }),
  status: text.length > requestLimits.jsonBytes ? 413 : 422,
})
const form = (name: string) => {
  const data = new FormData()
  data.append(name, 'x')
  return data
}

test.each(depths)('a body nested %s levels deep is rejected', async (depth) => {
  const { api } = await openTestSchool()
  const bodies = {
    lists: json('['.repeat(depth) + ']'.repeat(depth)),
    objects: json('{"email":'.repeat(depth) + '1' + '}'.repeat(depth)),
    unknown: json('{"more":'.repeat(depth) + '1' + '}'.repeat(depth)),
  }
  for (const [name, { body, status }] of Object.entries(bodies)) {
    expect((await api('signIn', { body })).status, name).toBe(status)
  }
  for (const start of ['courses', 'more', 'courses[0][timings]']) {
    const { status } = await api('registerStudent', { body: form(start + '[0]'.repeat(depth)) })
    expect(status, start).toBe(422)
  }
})
