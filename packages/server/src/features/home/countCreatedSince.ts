import type { Database } from '#database/openDatabase.ts'

const kinds = { createClass: 'classes', saveCourse: 'courses', saveEvent: 'events' } as const
type CreateAction = keyof typeof kinds

/** How many came since an instant: people by their accounts, what staff made by the notes of it. */
export async function countCreatedSince(database: Database, since: number) {
  const people = await database
    .selectFrom('accounts')
    .select(({ fn }) => ['role', fn.countAll<number | string>().as('count')])
    .where('role', 'in', ['student', 'teacher'])
    .where('status', '!=', 'archived')
    .where('created_at', '>=', since)
    .groupBy('role')
    .execute()
  const notes = await database
    .selectFrom('audit')
    .select(['action', 'subject'])
    .where('action', 'in', Object.keys(kinds))
    .where('at', '>=', since)
    .execute()
  const peopleOf = (wanted: 'student' | 'teacher') => Number(people.find(({ role }) => role === wanted)?.count ?? 0)
  const made = (wanted: CreateAction) =>
    notes.filter(({ action, subject }) => action === wanted && (action === 'createClass' || isNew(subject))).length
  return {
    students: peopleOf('student'),
    teachers: peopleOf('teacher'),
    classes: made('createClass'),
    courses: made('saveCourse'),
    events: made('saveEvent'),
  }
}

/** What is saved without an id of its own is made. */
function isNew(subject: string): boolean {
  const { id } = JSON.parse(subject) as { id?: string | number }
  return !Number(id)
}
