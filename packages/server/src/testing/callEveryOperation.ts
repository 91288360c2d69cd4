import { type OperationId, type Role, calls } from '@maktab/contract/calls'
import { requests } from '@maktab/contract/examples'
import { requestLimits } from '@maktab/shared/requestLimits'
import { createHash } from 'node:crypto'
import { hashToken } from '../features/auth/sessions.ts'
import type { Handlers } from '../contract/Handler.ts'
import { getOperationSchemas } from '../contract/validators.ts'
import type { Database } from '../database/openDatabase.ts'
import { createFormData, createPictureFile } from './formData.ts'
import { openDemoSchool } from './openDemoSchool.ts'
import type { TestResponse } from './openTestSchool.ts'
import { listExampleQueries } from './contractExamples.ts'
import { prepareExampleReads } from './prepareExampleReads.ts'

type Request = { params: Record<string, number | string>; body?: object }
type OperationResult = { id: OperationId; name: string; role: Role | null } & TestResponse<OperationId>

const named = (Object.keys(calls) as OperationId[]).flatMap((id) =>
  Object.entries<Request>(requests[id]).map(([name, request]) => ({ id, name, request })),
)
// Reads come first, then edits, deletions and sign-out, so that each request finds the records of the examples.
const phaseOf = (id: OperationId) =>
  /^(list|get|filter)/.test(id) ? 0 : /^(delete|remove)/.test(id) ? 2 : id === 'signOut' ? 3 : 1
const phases = [0, 1, 2, 3].map((step) => named.filter(({ id }) => phaseOf(id) === step))

const [first, second] = [new Uint8Array(requestLimits.pieceBytes), new Uint8Array(45_056)]
/** The two chunks that the examples upload. */
const pieces = new Map([
  [requests.sendPiece.first.body.piece, new File([first], 'first')],
  [requests.sendPiece.next.body.piece, new File([second], 'second')],
])

function uploadOf(name: string, begun_at: number) {
  const sha256 = createHash('sha256').update(first).update(second).digest('hex')
  const facts = { name_hash: hashToken(name), account_id: null, network: '127.0.0.1', type: 'image/png' }
  return { ...facts, sha256, size: first.length + second.length, received: 0, begun_at }
}

/** Makes the email of an account unconfirmed. */
async function leaveUnconfirmed(
  database: Database,
  id: number,
  of: 'students' | 'teachers' = 'students',
): Promise<{ account_id: number }> {
  return database
    .updateTable('accounts')
    .set({ unconfirmed_since: 0 })
    .where('id', '=', (eb) => eb.selectFrom(of).select('account_id').where('id', '=', id))
    .returning('id as account_id')
    .executeTakeFirstOrThrow()
}

/** The role that sends an example request, if it isn’t the first that may. */
const senders: Record<string, Role> = { 'scheduleClass twoTimes': 'teacher' }

/** Sends every example request to the demo school and returns the responses. */
export async function callEveryOperation(handlers: Partial<Handlers> = {}): Promise<OperationResult[]> {
  const { api, database, signInAs, now } = await openDemoSchool(handlers)
  const tokens = {
    admin: await signInAs('admin'),
    teacher: await signInAs('teacher'),
    student: await signInAs('student'),
  }
  const { token, email, password } = requests.resetPassword.link.body
  const account = await database
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const link = { token_hash: hashToken(token), account_id: account.id, expires_at: now() + 1000, used_at: null }
  await database.insertInto('reset_tokens').values(link).execute()
  const manuallyConfirmed = requests.confirmStudentEmail.typical.params.id
  await leaveUnconfirmed(database, manuallyConfirmed)
  await leaveUnconfirmed(database, requests.confirmTeacherEmail.typical.params.id, 'teachers')
  const pending = await leaveUnconfirmed(database, manuallyConfirmed + 1)
  const confirming = { ...link, ...pending, token_hash: hashToken(requests.confirmEmail.link.body.token) }
  await database.insertInto('email_tokens').values(confirming).execute()
  // Gives all receipts the same hash, so that each has duplicates.
  await database
    .updateTable('receipts')
    .set({ sha256: hashToken('receipt') })
    .execute()
  const brother = requests.switchChild.sibling.body.id
  // Only for switchChild, because what is done to one sibling affects both.
  const joinBrother = (sibling_of: number | null) =>
    database
      .updateTable('accounts')
      .set({ sibling_of })
      .where('id', '=', (eb) => eb.selectFrom('students').select('account_id').where('id', '=', brother))
      .execute()
  const { joins_account: _, ...parent } = requests.registerStudent.sibling.body
  // The demo already has a guardian with this email but another password.
  await database
    .updateTable('accounts')
    .set({ email: 'guardian@maktab.test' })
    .where('email', '=', parent.email)
    .execute()
  await api('registerStudent', {
    body: createFormData(parent, getOperationSchemas('registerStudent').body ?? {}, () => new File([], '')),
  })
  const { upload } = requests.sendPiece.first.params
  await database.insertInto('uploads').values(uploadOf(upload, now())).execute()
  const switchBack = async (switched?: OperationResult) => {
    const { token: another, children = [] } = (switched?.body ?? {}) as TestResponse<'switchChild'>['body']
    const own = children.find(({ isPresent }) => !isPresent)
    return (await api('switchChild', { token: another, body: { id: own?.id ?? 0 } })).body.token
  }
  const endReads = await prepareExampleReads({ api, database, now, token: tokens.admin })
  const file = await createPictureFile()
  const results: OperationResult[] = []
  const [firstEdit] = phases[1] ?? []
  for (const one of phases.flat()) {
    const { id, name, request } = one
    if (one === firstEdit) await endReads()
    const { params, body } = request
    if (id === 'switchChild') await joinBrother(account.id)
    const { body: kind, roles } = calls[id]
    const sent =
      body && kind === 'multipart'
        ? createFormData(body, getOperationSchemas(id).body ?? {}, (fileName) => pieces.get(fileName) ?? file)
        : body
    // Reads run for every role that may, other operations for the first one.
    for (const role of phaseOf(id) === 0 && roles.length > 0 ? roles : [senders[`${id} ${name}`] ?? roles[0] ?? null]) {
      for (const query of listExampleQueries(id, role)) {
        const response = await api(id, { params, query, token: role && tokens[role], ...(sent && { body: sent }) })
        results.push({ id, name, role, ...response })
      }
    }
    if (id === 'switchChild') {
      tokens.student = (await switchBack(results.at(-1))) ?? tokens.student
      await joinBrother(null)
    }
    // The new password ended the sessions of its account.
    if (id === 'resetPassword' && name === 'link') {
      tokens.student = (await api('signIn', { body: { email, password } })).body.token
    }
  }
  return results
}
