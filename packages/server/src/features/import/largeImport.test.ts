import { expect, test } from 'vitest'
import { openImportTestSchool } from '#testing/openImportTestSchool.ts'

const ROWS = 5000
const LIMIT_MILLISECONDS = 30_000

const numbers = Array.from({ length: ROWS }, (_, at) => at)
const students = numbers.map((at) => ({
  std_id: `STD-${at + 1000}`,
  name: `Student ${at}`,
  guardian_name: `Guardian ${at % 3000}`,
  // Two of five are siblings.
  email: `family${at % 3000}@school.test`,
  contact_number: `+92 300 ${1_000_000 + at}`,
  date_of_birth: '2014-08-02',
  preferred_language: 'urdu',
}))

async function measure<Result>(run: () => Promise<Result>): Promise<[Result, number]> {
  const start = performance.now()
  const result = await run()
  return [result, performance.now() - start]
}

test(
  '5,000 students are imported, imported again and undone in less than 30 seconds each',
  { tags: ['slow'], timeout: 150_000 },
  async () => {
    const { bring, undo, database } = await openImportTestSchool()
    const count = async () => {
      const { rows } = await database
        .selectFrom('students')
        .select(({ fn }) => fn.countAll<number | string>().as('rows'))
        .executeTakeFirstOrThrow()
      return Number(rows)
    }
    const [first, firstTime] = await measure(() => bring('students', students))
    expect(first.body.import).toMatchObject({ created: ROWS, updated: 0, unchanged: 0 })
    expect(firstTime).toBeLessThan(LIMIT_MILLISECONDS)

    const changed = students.map((row) => ({ ...row, guardian_name: `${row.guardian_name} Khan` }))
    const [again, againTime] = await measure(() => bring('students', changed, { updatesExisting: true }))
    expect(again.body.import).toMatchObject({ created: 0, updated: ROWS })
    expect(againTime).toBeLessThan(LIMIT_MILLISECONDS)
    expect(await count()).toBe(ROWS)

    const [undone, undoneTime] = await measure(() => undo(first.name))
    // They were changed by the second import.
    expect(undone.body).toMatchObject({ removed: 0, kept: ROWS })
    expect(undone.body.records).toHaveLength(100)
    expect(undoneTime).toBeLessThan(LIMIT_MILLISECONDS)
  },
)

test(
  'undoing an import of 5,000 students takes less than 30 seconds',
  { tags: ['slow'], timeout: 120_000 },
  async () => {
    const { bring, undo, listStudents } = await openImportTestSchool()
    const { name } = await bring('students', students)
    const [undone, time] = await measure(() => undo(name))
    expect(undone.body).toMatchObject({ removed: ROWS, kept: 0 })
    expect(time).toBeLessThan(LIMIT_MILLISECONDS)
    expect(await listStudents()).toEqual([])
  },
)
