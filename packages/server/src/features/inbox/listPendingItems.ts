import type { PaymentKind, components } from '@maktab/contract/schema'
import type { Handler, Services } from '#contract/Handler.ts'
import type { Database } from '#database/openDatabase.ts'
import {
  type UnmarkedLesson,
  type MissingAttendance,
  readMissingAttendance,
} from '../attendance/readUnmarkedLessons.ts'
import { type PendingKind, countPendingItems, pendingKinds } from './pendingItemQueries.ts'
import { toAmounts } from '../payments/paymentAmounts.ts'
import { getPaymentReference } from '../payments/receiptQueries.ts'
import type { Language } from '#i18n/translate.ts'
import { readSettings } from '../settings/schoolSettings.ts'
import {
  type InboxCursor,
  compareInboxCursors,
  decodeInboxCursor,
  encodeInboxCursor,
  type PendingRow,
  readPendingItems,
} from './readPendingItems.ts'

type Kind = components['schemas']['WaitingKind']
type Item = components['schemas']['WaitingItem']
type Register = Pick<MissingAttendance, 'count' | 'oldest'> & { language: Language | null }
type PositionedRow = { place: InboxCursor; row: PendingRow; register?: Register }

const ORDINARY_LIMIT = 50

const paidBy: Partial<Record<Kind, PaymentKind>> = { coursePayment: 'course', eventPayment: 'event', feePayment: 'fee' }

/** All pending items in one list, oldest first, in a fixed number of queries. */
export const listPendingItems: Handler<'listWaiting'> = async ({ query, database, services, now }) => {
  const { timeZone } = await readSettings(database, services)
  const after = query.after === undefined ? undefined : decodeInboxCursor(query.after)
  const limit = query.limit ?? ORDINARY_LIMIT
  const isRequested = (kind: Kind) => query.kind === undefined || query.kind === kind
  const registers = await toAttendanceRows(database, await readMissingAttendance(database, { timeZone, now }))

  const pending: PositionedRow[] = []
  const knownCounts: Partial<Record<PendingKind, number>> = {}
  for (const kind of pendingKinds) {
    // One more than the page size shows whether there is a next page.
    const rows = isRequested(kind) ? await readPendingItems[kind](database, { after, limit: limit + 1 }) : []
    pending.push(...rows.map((row) => ({ place: { kind, at: row.at, id: row.id }, row })))
    // If all of a kind fit on the first page, they are counted already.
    if (isRequested(kind) && !after && rows.length <= limit) knownCounts[kind] = rows.length
  }
  const unknown = pendingKinds.filter((kind) => knownCounts[kind] === undefined)
  const counts = { ...(await countPendingItems(database, unknown)), ...knownCounts }
  if (isRequested('owedRegister')) {
    pending.push(...registers.filter(({ place }) => !after || compareInboxCursors(place, after) > 0))
  }
  pending.sort((one, other) => compareInboxCursors(one.place, other.place))
  const page = pending.slice(0, limit)
  const last = page.at(-1)
  const unmarked = await readUnmarkedStudents(
    database,
    page.flatMap(({ register }) => register?.oldest ?? []),
  )
  return {
    items: page.map((one) => ({ ...toItem(one, services, now), owed: toMissingAttendance(one, unmarked) })),
    counts: { ...counts, owedRegister: registers.length },
    next: last && pending.length > limit ? encodeInboxCursor(last.place) : null,
  }
}

async function toAttendanceRows(database: Database, missing: readonly MissingAttendance[]): Promise<PositionedRow[]> {
  const teachers = await database
    .selectFrom('teachers')
    .innerJoin('accounts', 'accounts.id', 'teachers.account_id')
    .select(['teachers.id', 'account_id', 'accounts.name', 'teach_id', 'language'])
    .where('accounts.status', '!=', 'archived')
    .execute()
  const byAccount = new Map(teachers.map((teacher) => [teacher.account_id, teacher]))
  return missing.flatMap(({ accountId, count, oldest }) => {
    const [teacher, longest] = [byAccount.get(accountId), oldest[0]]
    if (!teacher || !longest) return []
    const { id, name, teach_id: code, language } = teacher
    const at = longest.lesson.ends
    const row = { id, at, personId: id, name, code, what: longest.of.title }
    return [{ place: { kind: 'owedRegister' as const, at, id }, row, register: { count, oldest, language } }]
  })
}

function toMissingAttendance(one: PositionedRow, unmarked: (lesson: UnmarkedLesson) => string[]): Item['owed'] {
  if (!one.register) return null
  const oldest = one.register.oldest.map((lesson) => ({
    title: lesson.of.title,
    day: lesson.lesson.heldOn,
    students: unmarked(lesson),
  }))
  return { language: one.register.language, oldest }
}

function toItem({ place: { kind, at, id }, row, register }: PositionedRow, services: Services, now: number): Item {
  const paid = paidBy[kind]
  return {
    kind,
    key: `${kind}-${id}`,
    id,
    since: at === 0 ? null : new Date(at).toISOString(),
    person: { id: row.personId, name: row.name, code: row.code },
    what: row.what ?? null,
    courseId: row.courseId ?? null,
    eventId: row.eventId ?? null,
    version: row.version ?? null,
    price: row.price ?? null,
    priceNow: row.priceNow ?? null,
    receipt: services.receipts.sign(row.receipt ?? null, now),
    paymentMethod: row.method ?? null,
    reference: paid ? getPaymentReference({ kind: paid, id, reference: row.reference ?? null }) : null,
    lessons: register?.count ?? null,
    ...toAmountDue(row),
  }
}

/** The amount due, for kinds that have prices. Old payments without a stored amount use the price. */
function toAmountDue({ price = null, currency = null, amount = null, discount = 0, discount_name = null }: PendingRow) {
  const amounts = toAmounts({ currency, amount, discount, discount_name })
  const { amount: due, discount: off, discountName = null } = amounts ?? { amount: price, discount: price && 0 }
  return { amount: due, discount: off, discountName }
}

/** The names of the students who are not marked for a lesson. */
async function readUnmarkedStudents(
  database: Database,
  lessons: readonly UnmarkedLesson[],
): Promise<(lesson: UnmarkedLesson) => string[]> {
  if (lessons.length === 0) return () => []
  const classIds = [...new Set(lessons.map(({ of }) => of.classId))]
  const days = [...new Set(lessons.map(({ lesson }) => lesson.heldOn))]
  const pupils = await database
    .selectFrom('class_students')
    .innerJoin('students', 'students.id', 'class_students.student_id')
    .innerJoin('accounts', 'accounts.id', 'students.account_id')
    .select(['class_id', 'student_id', 'accounts.name'])
    .where('class_id', 'in', classIds)
    .orderBy('accounts.name')
    .orderBy('student_id')
    .execute()
  const marks = await database
    .selectFrom('attendance')
    .select(['class_id', 'student_id', 'date'])
    .where('class_id', 'in', classIds)
    .where('date', 'in', days)
    .execute()
  const marked = new Set(marks.map((mark) => `${mark.class_id} ${mark.student_id} ${mark.date}`))
  const byClass = Map.groupBy(pupils, ({ class_id }) => class_id)
  return ({ of, lesson }) =>
    (byClass.get(of.classId) ?? [])
      .filter((one) => !marked.has(`${one.class_id} ${one.student_id} ${lesson.heldOn}`))
      .map(({ name }) => name)
}
