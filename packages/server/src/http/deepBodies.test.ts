import { limits } from '@maktab/contract/wire/limits'
import { expect, test } from 'vitest'
import { openTestSchool } from '../testing/openTestSchool.ts'

const depths = [50, 3000, 30_000, 300_000]
const json = (text: string) => ({
  body: new Response(text, { headers: { 'content-type': 'application/json' } }),
  status: text.length > limits.jsonBytes ? 413 : 422,
})
const form = (name: string) => {
  const data = new FormData()
  data.append(name, 'x')
  return data
}

test.each(depths)('a body that is nested %s times is refused like any other that doesn’t fit', async (depth) => {
  const { ask } = await openTestSchool()
  const bodies = {
    lists: json('['.repeat(depth) + ']'.repeat(depth)),
    objects: json('{"email":'.repeat(depth) + '1' + '}'.repeat(depth)),
    unknown: json('{"more":'.repeat(depth) + '1' + '}'.repeat(depth)),
  }
  for (const [name, { body, status }] of Object.entries(bodies)) {
    expect((await ask('signIn', { body })).status, name).toBe(status)
  }
  for (const start of ['courses', 'more', 'courses[0][timings]']) {
    const { status } = await ask('registerStudent', { body: form(start + '[0]'.repeat(depth)) })
    expect(status, start).toBe(422)
  }
})
