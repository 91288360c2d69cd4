// @module-tag slow
import { expect, test } from 'vitest'
import type { OperationRequest } from '#contract/Handler.ts'
import { createGate } from '#testing/createGate.ts'
import { openDiscountTestSchool } from '#testing/openDiscountTestSchool.ts'
import { openPostgresTestSchool } from '#testing/openPostgresTestSchool.ts'
import { waitUntilBlockedOrDone } from '#testing/waitUntilBlockedOrDone.ts'
import { endDiscount } from './endDiscount.ts'

/** A code that takes off all of a price, whose end stops at its gate before it is done. */
async function open(skip: (why: string) => never) {
  const ending = createGate()
  const onPostgres = await openPostgresTestSchool({
    handlers: {
      endDiscount: async (call: OperationRequest<'endDiscount'>) => {
        const answer = await endDiscount(call)
        await ending.pass()
        return answer
      },
    },
  })
  if (!onPostgres) return skip('PostgreSQL is not on this machine.')
  const school = await openDiscountTestSchool(onPostgres)
  const code = { name: 'Free', code: 'FREE', percentage: 100 }
  await school.give(code)
  const id = (await school.list())[0]?.id ?? 0
  /** What a call is answered that begins while the code is ended. */
  const meanwhile = async <Answer>(call: () => Promise<Answer>) => {
    const ended = school.end(id)
    await ending.arrived
    const called = call()
    await waitUntilBlockedOrDone(onPostgres.aside, called)
    ending.letGo()
    expect((await ended).status).toBe(200)
    return called
  }
  return { ...school, code: { ...code, id }, meanwhile }
}

// proves X97
test('a code that nobody used, and that is ended while it is used, is refused at its field', async ({ skip }) => {
  const { student, buy, meanwhile } = await open(skip)
  const { token } = await student()
  const { status, body } = await meanwhile(() => buy(token, { code: 'FREE' }))
  expect([status, body.error]).toEqual([422, { code: ['Nobody has given out this code.'] }])
})

// proves X97
test('so is one that somebody used before, and nothing of it is taken off', async ({ skip }) => {
  const { student, buy, list, meanwhile } = await open(skip)
  const { token } = await student()
  expect((await buy((await student()).token, { code: 'FREE' })).status).toBe(200)
  const { status, body } = await meanwhile(() => buy(token, { code: 'FREE' }))
  expect([status, body.error]).toEqual([422, { code: ['This code no longer holds.'] }])
  expect((await list())[0]?.uses).toBe(1)
})

// proves X94
test('what is saved while it is ended stays as it ended, and its code may be given again', async ({ skip }) => {
  const { student, buy, give, list, meanwhile, code } = await open(skip)
  expect((await buy((await student()).token, { code: 'FREE' })).status).toBe(200)
  expect((await meanwhile(() => give({ ...code, name: 'Whole' }))).status).toBe(409)
  expect(await list()).toMatchObject([{ name: 'Free' }])
  const { id: _, ...again } = code
  expect((await give(again)).status).toBe(201)
})
