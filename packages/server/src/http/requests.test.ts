import type { OperationId } from '@maktab/contract/calls'
import { calls } from '@maktab/contract/calls'
import { requests } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { hashToken } from '../accounts/tokens.ts'
import { faultsOfAnswer, shapeOf } from '../contract/validators.ts'
import { formOf } from '../testing/formOf.ts'
import { openDemoSchool } from '../testing/openDemoSchool.ts'
import { picture } from '../testing/picture.ts'

type Request = { params: Record<string, number>; body?: object }

const ids = Object.keys(calls) as OperationId[]
const named = ids.flatMap((id) =>
  Object.entries<Request>(requests[id]).map(([name, request], index) => ({
    id,
    name,
    request,
    isOrdinary: index === 0,
  })),
)
// What is read first, then what is changed, what is deleted at the end, and who leaves: each finds the school of the examples.
const stepOf = (id: OperationId) =>
  /^(list|get|filter)/.test(id) ? 0 : /^(delete|remove)/.test(id) ? 2 : id === 'signOut' ? 3 : 1
const steps = [0, 1, 2, 3].map((step) => named.filter(({ id }) => stepOf(id) === step))

/** What is answered otherwise than that it is done. */
const refused: Record<string, number> = {
  'signIn mistyped': 401,
  'resetPassword usedLink': 422,
  'decidePurchase rejected': 409,
}

test('every request of the contract is answered in the demonstration school as the contract says', async () => {
  const { ask, database, signInAs, now } = await openDemoSchool()
  const tokens = {
    admin: await signInAs('admin'),
    teacher: await signInAs('teacher'),
    student: await signInAs('student'),
  }
  const account = await database
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', requests.resetPassword.link.body.email)
    .executeTakeFirstOrThrow()
  await database
    .insertInto('reset_tokens')
    .values({
      token_hash: hashToken(requests.resetPassword.link.body.token),
      account_id: account.id,
      expires_at: now() + 1000,
      used_at: null,
    })
    .execute()
  const file = await picture()
  const wrong: unknown[] = []
  for (const { id, name, request } of steps.flat()) {
    const { params, body } = request
    const { body: kind, roles } = calls[id]
    const sent = body && kind === 'multipart' ? formOf(body, shapeOf(id).body ?? {}, () => file) : body
    // Whoever may read it reads it; what changes something is done by the first who may.
    for (const role of stepOf(id) === 0 && roles.length > 0 ? roles : [roles[0] ?? null]) {
      const token = role && tokens[role]
      const answer = await ask(id, { params, token, ...(sent && { body: sent }) })
      const faults = faultsOfAnswer(id, answer.status, answer.body)
      const wanted = refused[`${id} ${name}`]
      const isWanted = wanted === undefined ? answer.status === 200 || answer.status === 201 : answer.status === wanted
      if (faults || !isWanted) wrong.push({ id, name, role, faults, ...answer })
    }
    // The new password ended the sessions of its account.
    if (id === 'resetPassword' && name === 'link') {
      const { email, password } = requests.resetPassword.link.body
      tokens.student = (await ask('signIn', { body: { email, password } })).body.token
    }
  }
  expect(wrong).toEqual([])
  expect(new Set(named.map(({ id }) => id)).size).toBe(ids.length)
  expect(named.length).toBeGreaterThan(ids.length + 25)
})
