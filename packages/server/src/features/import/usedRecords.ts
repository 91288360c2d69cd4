import { sql } from 'kysely'
import type { Database } from '#database/openDatabase.ts'
import { type Message, message } from '#i18n/message.ts'
import { toLabel } from './importRules.ts'
import { inBatches } from './stagedRows.ts'

/** An imported record that can’t be removed, and why. */
export type UsedRecord = { id: number; name: string; reason: Message }

type Reason = { why: Message; ids: ReadonlySet<number> }

/** The ids in a column of a table, of those given. */
async function idsIn(database: Database, table: string, column: string, ids: readonly number[]): Promise<number[]> {
  const found = await inBatches(ids, async (some) => {
    const { rows } = await sql<{ id: number }>`select distinct ${sql.ref(column)} as id from ${sql.table(table)}
      where ${sql.ref(column)} in (${sql.join(some)})`.execute(database)
    return rows.map(({ id }) => id)
  })
  return found.flat()
}

type Place = readonly [why: Message, ...places: (readonly [table: string, column: string])[]]

const HAS_TEACHER = message('Has a teacher')
const HAS_PAYMENTS = message('Has payments')

const placesOfStudents: readonly Place[] = [
  [HAS_TEACHER, ['allotments', 'student_id']],
  [message('Is in a class'), ['class_students', 'student_id'], ['attendance', 'student_id']],
  [HAS_PAYMENTS, ['purchases', 'student_id'], ['fees', 'student_id'], ['receipts', 'student_id']],
  [message('Has a discount'), ['discounts', 'student_id']],
  [message('Has a report'), ['reports', 'student_id']],
  [message('Takes part in an event'), ['event_members', 'student_id']],
]

const placesOfTeachers: readonly Place[] = [
  [message('Has students'), ['allotments', 'teacher_id']],
  [message('Has classes'), ['classes', 'teacher_id']],
  [message('Has written reports'), ['reports', 'teacher_id']],
]

/** Students who have been used since they were imported. */
export async function findUsedStudents(database: Database, ids: readonly number[]): Promise<UsedRecord[]> {
  const people = await readPeople(database, 'students', ids)
  const reasons = await readReasons(database, placesOfStudents, ids)
  const used = nameUsed(people, [await findSignedIn(database, people), ...reasons, findChanged(people)])
  return addRelatives(database, people, used)
}

/** Teachers who have been used since they were imported. */
export async function findUsedTeachers(database: Database, ids: readonly number[]): Promise<UsedRecord[]> {
  const people = await readPeople(database, 'teachers', ids)
  const reasons = await readReasons(database, placesOfTeachers, ids)
  return nameUsed(people, [await findSignedIn(database, people), ...reasons, findChanged(people)])
}

/** Allotments that have been changed or whose times are used by a class. */
export async function findUsedAllotments(database: Database, ids: readonly number[]): Promise<UsedRecord[]> {
  const rows = await inBatches(ids, (some) =>
    database
      .selectFrom('allotments')
      .innerJoin('students', 'students.id', 'allotments.student_id')
      .innerJoin('accounts', 'accounts.id', 'students.account_id')
      .innerJoin('courses', 'courses.id', 'allotments.course_id')
      .select(['allotments.id', 'allotments.version', 'accounts.name', 'courses.name as course'])
      .select(({ exists, selectFrom }) =>
        exists(
          selectFrom('allotment_timings')
            .innerJoin('class_student_timings', 'timing_id', 'allotment_timings.id')
            .select('allotment_timings.id')
            .whereRef('allotment_id', '=', 'allotments.id'),
        ).as('isInClass'),
      )
      .where('allotments.id', 'in', some)
      .orderBy('allotments.id')
      .execute(),
  )
  return rows.flat().flatMap(({ id, version, isInClass, name, course }) => {
    const reason = isInClass ? message('Is used by a class') : message('Was changed since')
    return isInClass || version > 1 ? [{ id, name: toLabel(name, course), reason }] : []
  })
}

type Imported = {
  id: number
  account_id: number
  version: number
  code: string | null
  name: string
  /** Whether the account has a password of its own. */
  hasPassword: boolean
  sibling_of: number | null
}

async function readPeople(
  database: Database,
  kind: 'students' | 'teachers',
  ids: readonly number[],
): Promise<Imported[]> {
  const rows = await inBatches(ids, (some) =>
    database
      .selectFrom(kind)
      .innerJoin('accounts', 'accounts.id', `${kind}.account_id`)
      .select([`${kind}.id`, 'account_id', 'version', 'accounts.name', 'sibling_of', 'password_hash'])
      .select(kind === 'students' ? sql<string | null>`std_id`.as('code') : sql<string | null>`teach_id`.as('code'))
      .where(`${kind}.id`, 'in', some)
      .orderBy(`${kind}.id`)
      .execute(),
  )
  return rows.flat().map(({ password_hash, ...person }) => ({
    ...person,
    // Siblings got the password of the first when they were imported.
    hasPassword: password_hash !== null && person.sibling_of === null,
  }))
}

async function readReasons(database: Database, all: readonly Place[], ids: readonly number[]): Promise<Reason[]> {
  const reasons: Reason[] = []
  for (const [why, ...places] of all) {
    const found = new Set<number>()
    for (const [table, column] of places) for (const id of await idsIn(database, table, column, ids)) found.add(id)
    reasons.push({ why, ids: found })
  }
  return reasons
}

async function findSignedIn(database: Database, people: readonly Imported[]): Promise<Reason> {
  const accountIds = people.map(({ account_id: id }) => id)
  const inSession = new Set(await idsIn(database, 'sessions', 'account_id', accountIds))
  const found = people.filter(({ account_id: id, hasPassword }) => hasPassword || inSession.has(id))
  return { why: message('Has signed in'), ids: new Set(found.map(({ id }) => id)) }
}

const findChanged = (people: readonly Imported[]): Reason => ({
  why: message('Was changed since'),
  ids: new Set(people.filter(({ version }) => version > 1).map(({ id }) => id)),
})

function nameUsed(people: readonly Imported[], reasons: readonly Reason[]): UsedRecord[] {
  return people.flatMap(({ id, code, name }) => {
    const reason = reasons.find(({ ids }) => ids.has(id))?.why
    return reason ? [{ id, name: toLabel(code, name), reason }] : []
  })
}

/** A student whose email a sibling uses stays if that sibling stays. */
async function addRelatives(
  database: Database,
  people: readonly Imported[],
  used: readonly UsedRecord[],
): Promise<UsedRecord[]> {
  const usedIds = new Set(used.map(({ id }) => id))
  const removed = people.filter(({ id }) => !usedIds.has(id))
  const removedAccounts = new Set(removed.map(({ account_id: id }) => id))
  const siblings = await inBatches([...removedAccounts], (some) =>
    database.selectFrom('accounts').select(['id', 'sibling_of']).where('sibling_of', 'in', some).execute(),
  )
  const needed = new Set(
    siblings.flat().flatMap(({ id, sibling_of }) => (removedAccounts.has(id) ? [] : (sibling_of ?? []))),
  )
  const heads = removed.filter(({ account_id: id }) => needed.has(id))
  const why = message('A sibling signs in with their email')
  return [...used, ...heads.map(({ id, code, name }) => ({ id, name: toLabel(code, name), reason: why }))]
}
