import { type Expression, type SqlBool, sql } from 'kysely'
import type { Handler } from '#contract/Handler.ts'
import { MAX_ID } from '#database/maxId.ts'
import type { Database } from '#database/openDatabase.ts'
import { readToday } from '../settings/schoolDays.ts'
import { selectFees, readFees } from './readFees.ts'

const ORDINARY_LIMIT = 50
const states = ['due', 'overdue', 'pending'] as const
type State = (typeof states)[number]

/** The fees of everybody, or of one student, what was due first at the top. */
export const listFees: Handler<'listFees'> = async ({ query, database, services, now }) => {
  const today = await readToday({ database, services, now })
  const { studentId, state, after, limit = ORDINARY_LIMIT } = query
  const [afterDay = '', afterId = '0'] = after?.split('.') ?? []
  const rows = await selectFees(database)
    .select(['fees.id', 'due_on'])
    .$if(studentId !== undefined, (some) => some.where('fees.student_id', '=', studentId ?? 0))
    .$if(state !== undefined, (some) => some.where(isIn(state ?? 'due', today)))
    .$if(after !== undefined, (some) =>
      some.where(({ eb, or, and }) =>
        or([
          eb('due_on', '>', afterDay),
          and([eb('due_on', '=', afterDay), eb('fees.id', '>', Math.min(Number(afterId), MAX_ID))]),
        ]),
      ),
    )
    .orderBy('due_on')
    .orderBy('fees.id')
    // One more than is told says whether there is a next page.
    .limit(limit + 1)
    .execute()
  const told = rows.slice(0, limit)
  const ids = told.map(({ id }) => id)
  const last = told.at(-1)
  return {
    fees: await readFees(database, ids, { today, services, now }),
    counts: await countFees(database, today),
    next: last && rows.length > limit ? `${last.due_on}.${last.id}` : null,
  }
}

async function countFees(database: Database, today: string): Promise<Record<State, number>> {
  const { due, overdue, pending } = await selectFees(database)
    .select(({ fn }) => {
      const count = (state: State) => fn.countAll<number | string>().filterWhere(isIn(state, today)).as(state)
      return [count('due'), count('overdue'), count('pending')]
    })
    // Most fees of a school are paid: these are found without them.
    .where('fees.status', 'in', ['due', 'rejected', 'pending'])
    .executeTakeFirstOrThrow()
  return { due: Number(due), overdue: Number(overdue), pending: Number(pending) }
}

/** Of those who were deleted nothing is asked any more. */
function isIn(state: State, today: string): Expression<SqlBool> {
  if (state === 'pending') return sql<SqlBool>`fees.status = 'pending'`
  const isOwed = sql<SqlBool>`fees.status in ('due', 'rejected') and accounts.status <> 'archived'`
  return state === 'due'
    ? sql<SqlBool>`(${isOwed} and fees.due_on >= ${today})`
    : sql<SqlBool>`(${isOwed} and fees.due_on < ${today})`
}
