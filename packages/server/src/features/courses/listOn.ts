import type { Database } from '#database/openDatabase.ts'

type List = ReturnType<typeof compile>

const compiled = new WeakMap<Database, List>()

/** The query of the list of courses, which every visitor asks for: it is written once, not for each of them. */
export function compileCourseListQuery(database: Database): List {
  const known = compiled.get(database) ?? compile(database)
  compiled.set(database, known)
  return known
}

function compile(database: Database) {
  return database
    .selectFrom('courses')
    .select(['id', 'version', 'name', 'description', 'price', 'course_duration', 'image', 'pricing'])
    .where('archived_at', 'is', null)
    .orderBy('id')
    .compile()
}
