import type { Mutation } from '../Mutation.ts'

/** What an upgrade does to the data of a school. */
export const migrationMutations: Mutation[] = [
  {
    name: 'migration-prices-of-other-courses',
    kind: 'migration',
    file: 'packages/server/src/database/migrations/0003-versions-and-prices.ts',
    find: 'where courses.id = purchases.course_id',
    replace: 'where courses.id = purchases.id',
    symptom: 'After the upgrade, old bills show the price of another course, or none.',
  },
  {
    name: 'migration-currency-of-school-ignored',
    kind: 'migration',
    file: 'packages/server/src/database/migrations/0019-receipts-and-amounts.ts',
    find: "where key = 'school'",
    replace: "where key = 'settings'",
    symptom: 'After the upgrade, old payments of a school with rupees are listed in dollars.',
  },
  {
    name: 'migration-attendance-not-followed',
    kind: 'migration',
    file: 'packages/server/src/database/migrations/0016-changes-to-tell.ts',
    find: "  'attendance',\n",
    replace: '',
    symptom: 'A register that is open on two devices no longer shows the marks of the other one.',
  },
  {
    name: 'migration-lists-start-empty',
    kind: 'migration',
    file: 'packages/server/src/database/migrations/0030-listed-rows.ts',
    find: '      await sql`insert into stale_rows (list, id) select ${sql.lit(name)}, id from ${sql.table(name)}`.execute(database)\n',
    replace: '',
    symptom: 'After the upgrade, the lists of students, teachers and classes are empty.',
  },
]
