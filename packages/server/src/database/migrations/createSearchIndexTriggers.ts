import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../openDatabase.ts'

type Mark = {
  /** The list whose rows become stale. */
  list: string
  /** The source table, and the columns whose changes matter; all columns by default. */
  table: string
  of?: readonly string[]
  /** The ids of the stale rows, where `$` is the changed row before or after the change. */
  ids: string
}

type Row = 'old' | 'new'

const NAMES = ['name', 'email', 'status', 'sibling_of']

const marks: readonly Mark[] = [
  { list: 'students', table: 'students', ids: 'select $.id as id' },
  {
    list: 'students',
    table: 'accounts',
    of: NAMES,
    ids: 'select students.id from students join accounts on accounts.id = students.account_id where $.id in (accounts.id, accounts.sibling_of)',
  },
  { list: 'students', table: 'student_timings', ids: 'select $.student_id as id' },
  { list: 'students', table: 'allotments', ids: 'select $.student_id as id' },
  {
    list: 'students',
    table: 'courses',
    of: ['name'],
    ids: 'select student_id as id from student_timings where course_id = $.id union select student_id from allotments where course_id = $.id',
  },
  {
    list: 'students',
    table: 'teachers',
    of: ['teach_id', 'account_id'],
    ids: 'select student_id as id from allotments where teacher_id = $.id',
  },
  {
    list: 'students',
    table: 'accounts',
    of: ['name'],
    ids: 'select student_id as id from allotments join teachers on teachers.id = teacher_id where account_id = $.id',
  },
  { list: 'teachers', table: 'teachers', ids: 'select $.id as id' },
  { list: 'teachers', table: 'accounts', of: NAMES, ids: 'select id from teachers where account_id = $.id' },
  { list: 'teachers', table: 'course_assignments', ids: 'select $.teacher_id as id' },
  {
    list: 'teachers',
    table: 'courses',
    of: ['name'],
    ids: 'select teacher_id as id from course_assignments where course_id = $.id',
  },
  { list: 'classes', table: 'classes', ids: 'select $.id as id' },
  { list: 'classes', table: 'class_timings', ids: 'select $.class_id as id' },
  { list: 'classes', table: 'class_courses', ids: 'select $.class_id as id' },
  {
    list: 'classes',
    table: 'courses',
    of: ['name'],
    ids: 'select class_id as id from class_courses where course_id = $.id',
  },
  {
    list: 'classes',
    table: 'teachers',
    of: ['teach_id', 'account_id'],
    ids: 'select id from classes where teacher_id = $.id',
  },
  {
    list: 'classes',
    table: 'accounts',
    of: ['name'],
    ids: 'select classes.id from classes join teachers on teachers.id = teacher_id where account_id = $.id',
  },
  { list: 'allotments', table: 'allotments', ids: 'select $.id as id' },
  { list: 'allotments', table: 'allotment_timings', ids: 'select $.allotment_id as id' },
  ...ofBoth('allotments'),
  { list: 'reports', table: 'reports', ids: 'select $.id as id' },
  { list: 'reports', table: 'classes', of: ['title'], ids: 'select id from reports where class_id = $.id' },
  ...ofBoth('reports'),
]

/** A list whose rows show a student, a teacher and a course. */
function ofBoth(list: string): Mark[] {
  const whose = (person: string) =>
    `select ${list}.id from ${list} join ${person}s on ${person}s.id = ${person}_id where account_id = $.id`
  return [
    { list, table: 'students', of: ['std_id', 'account_id'], ids: `select id from ${list} where student_id = $.id` },
    { list, table: 'teachers', of: ['teach_id', 'account_id'], ids: `select id from ${list} where teacher_id = $.id` },
    { list, table: 'courses', of: ['name'], ids: `select id from ${list} where course_id = $.id` },
    { list, table: 'accounts', of: ['name'], ids: `${whose('student')} union ${whose('teacher')}` },
  ]
}

/** Creates triggers that mark stale index rows. */
export async function createSearchIndexTriggers(database: Kysely<never>): Promise<void> {
  for (const [at, mark] of marks.entries()) await lay(database, `stale_${at}_${mark.list}_by_${mark.table}`, mark)
}

async function lay(database: Kysely<never>, name: string, { list, table, of, ids }: Mark): Promise<void> {
  const note = (row: Row) =>
    `insert into stale_rows (list, id) select '${list}', id from (${ids.replaceAll('$', row)}) as marked`
  const changed = of ? `update of ${of.join(', ')}` : 'update'
  // Inserts and deletes don't matter for columns that only contain names: other changes mark those rows.
  const others = of ? [] : ['insert', 'delete']
  // References may differ before and after the change, so both are marked; the id of the row itself stays the same.
  const rowsOfUpdate: Row[] = of ? ['new'] : ['old', 'new']
  if (isPostgres(database)) {
    await sql
      .raw(
        `create function ${name}() returns trigger language plpgsql as $$ begin
          ${of ? '' : `if tg_op <> 'INSERT' then ${note('old')}; end if;`}
          if tg_op <> 'DELETE' then ${note('new')}; end if;
          return null; end $$`,
      )
      .execute(database)
    const actions = [changed, ...others].join(' or ')
    await sql
      .raw(`create trigger ${name} after ${actions} on ${table} for each row execute function ${name}()`)
      .execute(database)
    return
  }
  const rowsOf: Record<string, Row[]> = { insert: ['new'], delete: ['old'] }
  for (const action of [changed, ...others]) {
    const does = (rowsOf[action] ?? rowsOfUpdate).map(note).join('; ')
    const own = `${name}_${action.split(' ')[0]}`
    await sql.raw(`create trigger ${own} after ${action} on ${table} begin ${does}; end`).execute(database)
  }
}
