import type { PaymentKind, components } from '@maktab/contract/schema'
import type { Handler, Services } from '#contract/Handler.ts'
import type { Database } from '#database/openDatabase.ts'
import {
  type UnmarkedLesson,
  type MissingAttendance,
  readMissingAttendance,
} from '../attendance/readUnmarkedLessons.ts'
import {
  type PendingKind,
  type SchoolDay,
  countPendingItems,
  isKindForPart,
  pendingKinds,
  readOldestPending,
} from './pendingItemQueries.ts'
import { toAmounts } from '../payments/paymentAmounts.ts'
import { readFees } from '../payments/readFees.ts'
import { getPaymentReference } from '../payments/receiptQueries.ts'
import { readPaidTogether } from '../payments/sharedReceipts.ts'
import type { Language } from '#i18n/translate.ts'
import { getDayInZone } from '@maktab/calendar/zonedTime'
import { readWishes } from '../registration/courseRequests.ts'
import { readSettings } from '../settings/schoolSettings.ts'
import { readTrials } from '../trial/trialRecords.ts'
import { type InboxCursor, compareInboxCursors, decodeInboxCursor, encodeInboxCursor } from './inboxOrder.ts'
import { type PendingRow, getOverdueSince, readPendingItems } from './readPendingItems.ts'

type Kind = components['schemas']['WaitingKind']
type Item = components['schemas']['WaitingItem']
type Oldest = components['schemas']['WaitingOldest']
type Register = Pick<MissingAttendance, 'count' | 'oldest'> & { language: Language | null }
type PositionedRow = { place: InboxCursor; row: PendingRow; register?: Register }

const ORDINARY_LIMIT = 50
/** The counts of kinds of another part of the office. */
const noItems = Object.fromEntries(pendingKinds.map((kind) => [kind, 0])) as Record<PendingKind, number>

const paidBy: Partial<Record<Kind, PaymentKind>> = {
  coursePayment: 'course',
  eventPayment: 'event',
  feePayment: 'fee',
  overdueFee: 'fee',
}

/** All pending items of the user's part of the office in one list, in a fixed number of queries. */
export const listPendingItems: Handler<'listWaiting'> = async ({ query, account, database, services, now }) => {
  const { timeZone } = await readSettings(database, services)
  const day = { timeZone, today: getDayInZone(timeZone, now) }
  const { order = 'oldest', limit = ORDINARY_LIMIT } = query
  const after = query.after === undefined ? undefined : decodeInboxCursor(query.after)
  const isOwn = (kind: Kind) => isKindForPart(kind, account.part)
  const isRequested = (kind: Kind) => isOwn(kind) && (query.kind === undefined || query.kind === kind)
  const missing = isOwn('owedRegister') ? await readMissingAttendance(database, { timeZone, now }) : []
  const registers = await toAttendanceRows(database, missing)

  const pending: PositionedRow[] = []
  const known = new Map<PendingKind, PendingRow[]>()
  for (const kind of pendingKinds) {
    // One more than the page size shows whether there is a next page.
    const page = { order, after, limit: limit + 1 }
    const rows = isRequested(kind) ? await readPendingItems[kind](database, page, day) : []
    pending.push(...rows.map((row) => ({ place: { kind, at: row.at, id: row.id }, row })))
    // If all of a kind fit on the first page, they are counted already.
    if (isRequested(kind) && !after && rows.length <= limit) known.set(kind, rows)
  }
  if (isRequested('owedRegister')) {
    pending.push(...registers.filter(({ place }) => !after || compareInboxCursors(order, place, after) > 0))
  }
  pending.sort((one, other) => compareInboxCursors(order, one.place, other.place))
  const page = pending.slice(0, limit)
  const last = page.at(-1)
  const unmarked = await readUnmarkedStudents(
    database,
    page.flatMap(({ register }) => register?.oldest ?? []),
  )
  const overdueIds = page.flatMap(({ place: { kind, id } }) => (kind === 'overdueFee' ? [id] : []))
  const fees = new Map(
    (await readFees(database, overdueIds, { today: day.today, services, now, isAdmin: true })).map((fee) => [
      fee.id,
      fee,
    ]),
  )
  const requests = page.filter(({ place }) => place.kind === 'courseRequest').map(({ row }) => row)
  const wishesOf = await readWishes(
    database,
    requests.map(({ personId }) => personId),
  )
  const trialIds = page.flatMap(({ place: { kind, id } }) => (kind === 'trial' ? [id] : []))
  const trials = await readTrials(database, trialIds, timeZone)
  const pendingFees = page.flatMap(({ place: { kind, id } }) => (kind === 'feePayment' ? [id] : []))
  const togetherOf = await readPaidTogether(database, pendingFees)
  const { counts, oldest } = await summarize(database, { kinds: pendingKinds.filter(isOwn), known, day })
  return {
    items: page.map((one) => ({
      ...toItem(one, services, now),
      owed: toMissingAttendance(one, unmarked),
      fee: (one.place.kind === 'overdueFee' && fees.get(one.place.id)) || null,
      ...(one.place.kind === 'courseRequest' && { wishes: wishesOf(one.row.personId, one.row.courseId ?? 0) }),
      trial: (one.place.kind === 'trial' && trials.get(one.place.id)) || null,
      ...(one.place.kind === 'feePayment' && togetherOf(one.place.id)),
    })),
    counts: { ...counts, owedRegister: registers.length },
    oldest: { ...oldest, ...toOldest('owedRegister', registers.map(({ place }) => place.at).toSorted(ascending)[0]) },
    missedLessons: registers.reduce((sum, { register }) => sum + (register?.count ?? 0), 0),
    next: last && pending.length > limit ? encodeInboxCursor(last.place) : null,
  }
}

const ascending = (one: number, other: number) => one - other

type SummaryOptions = {
  kinds: readonly PendingKind[]
  known: ReadonlyMap<PendingKind, readonly PendingRow[]>
  day: SchoolDay
}

/** The number of items of each kind and the time of the oldest. Kinds that were read completely need no query. */
async function summarize(database: Database, { kinds, known, day: { today, timeZone } }: SummaryOptions) {
  const unknown = kinds.filter((kind) => !known.has(kind))
  const counted = await countPendingItems(database, unknown, today)
  const oldestUnknown = await readOldestPending(database, unknown, today)
  const oldestOf = (kind: PendingKind): number | undefined => {
    const rows = known.get(kind)
    if (rows) return rows[0]?.at
    const oldest = oldestUnknown[kind] ?? undefined
    return typeof oldest === 'string' && kind === 'overdueFee' ? getOverdueSince(oldest, timeZone) : toNumber(oldest)
  }
  return {
    counts: {
      ...noItems,
      ...Object.fromEntries(kinds.map((kind) => [kind, known.get(kind)?.length ?? counted[kind]])),
    },
    oldest: Object.assign({}, ...kinds.map((kind) => toOldest(kind, oldestOf(kind)))) as Oldest,
  }
}

/** PostgreSQL returns some numbers as text. */
function toNumber(value: number | string | undefined): number | undefined {
  return value === undefined ? undefined : Number(value)
}

/** Nothing without items, null if the time is unknown. */
function toOldest(kind: Kind, at: number | undefined): Oldest {
  return at === undefined ? {} : { [kind]: formatSince(at) }
}

function formatSince(at: number): string | null {
  return at === 0 ? null : new Date(at).toISOString()
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
    since: formatSince(at),
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
