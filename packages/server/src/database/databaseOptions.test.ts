import { sql } from 'kysely'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../config.ts'
import { createApp } from '../createApp.ts'
import { testDatabases } from '../testing/testDatabases.ts'
import { type SlowQuery, createSlowQueryLog } from './databaseOptions.ts'

const SECRET = 'zaynab@school.test'
const count = sql<number>`with recursive more (number) as (select 1 union all select number + 1 from more where number < 300000)
  select count(*) as counted from more where ${SECRET} <> ''`

// proves X189
test.for(testDatabases)(
  'a slow statement on $name is logged with placeholders instead of its values',
  async ({ name, createEmpty }, { skip }) => {
    const made = await createEmpty()
    if (!made) return skip(`${name} is not on this machine.`)
    const folder = await mkdtemp(join(tmpdir(), 'slow-'))
    onTestFinished(async () => {
      await made.remove()
      await rm(folder, { recursive: true, force: true })
    })
    const url = 'url' in made.place ? { DATABASE_URL: made.place.url } : {}
    const config = readConfig({ DATA_FOLDER: folder, SLOW_QUERY_MILLISECONDS: '5', ...url }, folder)
    const lines: string[] = []
    const school = await createApp({
      config,
      isLogging: false,
      onFault: (line) => lines.push(line),
      validatesResponses: false,
    })
    await count.execute(school.database)
    const gone = sql`insert into policies (title, nothing) values (${SECRET}, ${SECRET})`
    await expect(gone.execute(school.database)).rejects.toThrow('nothing')
    await school.close()
    const slow = lines.filter((line) => line.startsWith('Slow database query.'))
    expect(slow.join('\n')).toContain('with recursive more (number)')
    expect(slow.join('\n')).toMatch(/"milliseconds":\d+/)
    expect(lines.join('\n')).not.toContain(SECRET)
  },
)

test('createSlowQueryLog ignores fast statements, reports failed ones and cuts long texts', () => {
  const reported: SlowQuery[] = []
  const { onStatement: note } = createSlowQueryLog(500, (slow) => reported.push(slow))!
  const query = { sql: 'select $1', parameters: [SECRET] } as never
  note({ level: 'query', query, queryDurationMillis: 499 })
  note({ level: 'error', query, queryDurationMillis: 500.4, error: new Error(SECRET) })
  const long = { sql: 'x'.repeat(5000), parameters: [] } as never
  note({ level: 'query', query: long, queryDurationMillis: 900 })
  expect(reported).toEqual([
    { statement: 'select $1', milliseconds: 500, hasFailed: true },
    { statement: 'x'.repeat(2000), milliseconds: 900, hasFailed: false },
  ])
})

test('createSlowQueryLog returns undefined for 0', () => {
  expect(createSlowQueryLog(0, () => undefined)).toBeUndefined()
})
