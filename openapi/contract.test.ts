import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readContract } from './generate/readBundle.ts'
import { type OperationId, calls } from './generated/calls.ts'
import { examples } from './generated/examples.ts'

const specified = readFileSync(new URL('calls.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')

const contract = await readContract(fileURLToPath(new URL('openapi.yaml', import.meta.url)))

// proves X19
test('the contract has exactly the calls of the specification', () => {
  const written = Object.values(calls)
    .filter(({ isExtension }) => !isExtension)
    .map(({ method, path }) => `${method} ${path.slice(1)}`)
  expect(written.toSorted()).toEqual(specified.toSorted())
})

test('calls of the specification have only query parameters marked as extensions', () => {
  const queries = contract.flatMap(({ id, operation }) => {
    const query = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query')
    return operation['x-extension'] || query.length === 0 ? [] : [[id, query.map(({ name }) => name)] as const]
  })
  expect(queries.map(([id]) => id)).toContain('toggleEventMembership')
  for (const [id, names] of queries) expect(calls[id as OperationId].extensionQuery, id).toEqual(names)
})

test('no example shows the link of an event to a student who isn’t a member', () => {
  const situations: readonly { events: readonly { is_member: boolean; event: { link?: string | null } }[] }[] =
    Object.values(examples.listStudentEvents[200])
  const entries = situations.flatMap(({ events }) => events)
  const linked = entries.filter(({ event }) => event.link)
  expect(linked.length).toBeGreaterThan(0)
  expect(linked.filter(({ is_member }) => !is_member)).toEqual([])
})

// proves 1§6.3, D9.1
test('only calls for visitors are public', () => {
  const open = Object.entries(calls).flatMap(([id, { isPublic }]) => (isPublic ? [id] : []))
  expect(open.toSorted()).toEqual([
    'beginUpload',
    'checkEmail',
    'checkResetLink',
    'confirmEmail',
    'getFrontPage',
    'getSettings',
    'getTrial',
    'getUpload',
    'listCourses',
    'registerStudent',
    'requestPasswordReset',
    'requestTrial',
    'resetPassword',
    'sendPiece',
    'signIn',
    'submitTeacherApplication',
  ])
})

/** Parts of the office that an administrator can be limited to. */
const limitedParts = new Set(['payments', 'teaching'])

test('every operation of administrators says which parts of the office may call it, all others say nothing', () => {
  const wrong = contract.flatMap(({ id, operation }) => {
    const parts = operation['x-parts']
    if (!operation['x-roles'].includes('admin')) return parts === undefined ? [] : [`${id}: x-parts without admin`]
    const isKnown =
      parts !== undefined &&
      (parts.join() === 'everything' || (parts.length > 0 && parts.every((part) => limitedParts.has(part))))
    return isKnown ? [] : [`${id}: x-parts must be [everything], or payments, teaching or both`]
  })
  expect(wrong).toEqual([])
})

test('only administrators with everything change settings, manage staff, erase people and see the system', () => {
  const forEverything = contract.flatMap(({ id, operation }) =>
    operation['x-parts']?.join() === 'everything' ? [id] : [],
  )
  expect(forEverything.toSorted()).toEqual([
    'blockStaff',
    'createStaffLink',
    'deleteStaff',
    'editStaff',
    'eraseStudent',
    'eraseTeacher',
    'getSchoolStatus',
    'hideGettingStarted',
    'inviteStaff',
    'listStaff',
    'saveFrontPicture',
    'saveSchoolLogo',
    'saveSettings',
    'sendTestEmail',
  ])
})

test('names of examples are unique within a call', () => {
  for (const [id, answers] of Object.entries(examples)) {
    const names = Object.values(answers).flatMap((response) => Object.keys(response))
    expect(new Set(names).size, id).toBe(names.length)
  }
})

test('names of field error examples begin with `invalid`', () => {
  const refusals = Object.entries(examples).flatMap(([id, answers]) => {
    const refusal: Readonly<Record<string, { error?: unknown }>> = 422 in answers ? answers[422] : {}
    const hasFields = Object.values(refusal).some(({ error }) => typeof error === 'object')
    return hasFields ? [[id, refusal] as const] : []
  })
  expect(refusals.length).toBeGreaterThan(20)
  for (const [id, refusal] of refusals) expect(Object.keys(refusal)[0], id).toBe('invalid')
})

/** Calls that update records, or create something whose duplicate is harmless: a session, a link, a role, an upload. */
const makesNothing = new Set([
  'arrangeTrial',
  'declineTrial',
  'noteTrialOutcome',
  'addReminderDevice',
  'assignStudentId',
  'assignTeacherCredentials',
  'beginUpload',
  'blockTeacher',
  'checkEmail',
  'checkResetLink',
  'confirmEmail',
  'confirmStudentEmail',
  'confirmTeacherEmail',
  'createCalendarFeed',
  'createInvitation',
  'createStaffLink',
  'deleteTeacher',
  'endDiscount',
  'excuseLesson',
  'findClashes',
  'inviteStaff',
  'markPractice',
  'noteReceiptSeen',
  'remindTeachers',
  'previewImport',
  'removeReminderDevice',
  'requestPasswordReset',
  'resetPassword',
  'savePractice',
  'sendConfirmation',
  'sendPiece',
  'sendTestEmail',
  'signIn',
  'signOut',
  'switchChild',
  'testReminder',
  'undoImport',
  'undoLessonChange',
  'withdrawExcuse',
])

test('every creating call takes an idempotency key', () => {
  const posts = contract.filter(({ method }) => method === 'POST')
  expect(posts.filter(({ id }) => !makesNothing.has(id)).map(({ id }) => id)).toEqual(
    contract.flatMap(({ id, operation }) => (operation['x-creates'] ? [id] : [])),
  )
  const takesKey = contract.filter(({ operation }) =>
    operation.parameters?.some((parameter) => parameter.in === 'header' && parameter.name === 'Idempotency-Key'),
  )
  expect(takesKey.map(({ id }) => id)).toEqual(
    Object.entries(calls).flatMap(([id, { creates }]) => (creates ? [id] : [])),
  )
})

const listed = readFileSync(new URL('../docs/extensions.md', import.meta.url), 'utf8')

/** A row may name several related extensions. */
const rows = [...listed.matchAll(/^\| (`[^|]+`) \| \S.* \| \S.* \|$/gm)].flatMap(([, names = '']) =>
  [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
)

/** Names of fields marked as extensions at any depth; an `id` with its parent's name. */
function marked(value: unknown, name = '', of = ''): string[] {
  if (typeof value !== 'object' || value === null) return []
  const own = 'x-extension' in value && name !== '' ? [name === 'id' ? `${of}.id` : name] : []
  const entries = Object.entries(value)
  const inner = entries.flatMap(([key, held]) => {
    const isNamed = key === 'properties' && typeof held === 'object' && held !== null
    if (!isNamed) return marked(held, '', name || of)
    return Object.entries(held).flatMap(([field, schema]) => marked(schema, field, name || of))
  })
  const parameter = 'in' in value && 'name' in value && 'x-extension' in value ? [String(value.name)] : []
  return [...own, ...parameter, ...inner]
}

// proves D16.1
test('docs/extensions.md lists exactly the extension calls and fields', () => {
  const calls = contract.flatMap(({ id, operation }) => (operation['x-extension'] ? [id] : []))
  const fields = contract.flatMap(({ operation }) => marked(operation))
  expect(rows.toSorted()).toEqual([...new Set([...calls, ...fields])].toSorted())
})
