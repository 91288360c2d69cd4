import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { readConfig } from '../config.ts'
import { createApp } from '../createApp.ts'
import { findFreePort } from '../testing/findFreePort.ts'
import { createMigratedDatabase } from '../testing/createMigratedDatabase.ts'

async function open(settings: NodeJS.ProcessEnv) {
  const folder = await mkdtemp(join(tmpdir(), 'metrics-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const { place, remove } = await createMigratedDatabase()
  onTestFinished(remove)
  const url = 'url' in place ? place.url : undefined
  const config = readConfig({ PORT: '0', DATA_FOLDER: folder, DATABASE_URL: url, ...settings }, folder)
  const school = await createApp({ config, isLogging: false, validatesResponses: false })
  onTestFinished(school.close)
  return school
}

const read = async (port: number, path = '/metrics') => fetch(`http://127.0.0.1:${port}${path}`)

/** The values of a metric by name and labels. */
function linesOf(text: string, name: string): Record<string, number> {
  const lines = text.split('\n').filter((line) => line.startsWith(name))
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
  )
}

test('/metrics reports calls, statements, jobs and Node on its own port', async () => {
  const port = await findFreePort()
  const { server, database } = await open({ METRICS_PORT: String(port) })
  await server.inject('/api/course/get')
  await server.inject('/api/course/get')
  await server.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email: 'a@school.test', password: 'wrong' },
  })
  await server.inject('/uploads/picture-of-somebody.webp?key=secret')
  await server.inject('/reset-password/token-of-somebody')
  const job = { kind: 'passwordReset', payload: '{}', done_at: null }
  const later = { run_at: Date.now() + 3_600_000, claimed_until: 0 }
  const late = { run_at: Date.now() - 60_000, claimed_until: Date.now() + 3_600_000 }
  await database
    .insertInto('jobs')
    .values([
      { ...job, ...later, key: 'one', tries: 0 },
      { ...job, ...later, key: null, tries: 3 },
      // Claimed by a process.
      { ...job, ...late, key: 'three', tries: 1 },
    ])
    .execute()

  const text = await (await read(port)).text()
  const calls = linesOf(text, 'maktab_call_seconds_count')
  expect(calls).toMatchObject({
    'maktab_call_seconds_count{call="listCourses",status="200"}': 2,
    'maktab_call_seconds_count{call="signIn",status="401"}': 1,
    'maktab_call_seconds_count{call="/uploads/:name",status="404"}': 1,
    'maktab_call_seconds_count{call="page",status="404"}': 1,
  })
  expect(text).not.toMatch(/somebody|secret|school\.test/)
  expect(linesOf(text, 'maktab_jobs')).toMatchObject({ maktab_jobs_owed: 3, maktab_jobs_failed: 1 })
  expect(linesOf(text, 'maktab_jobs')['maktab_jobs_oldest_seconds']).toBeGreaterThanOrEqual(60)
  expect(linesOf(text, 'maktab_database_up')).toEqual({ maktab_database_up: 1 })
  expect(
    linesOf(text, 'maktab_database_query_seconds_count')['maktab_database_query_seconds_count{went="well"}'],
  ).toBeGreaterThan(5)
  expect(Object.keys(linesOf(text, 'maktab_database_connections'))).toHaveLength(inject('postgres') ? 3 : 0)
  for (const name of ['nodejs_eventloop_lag_seconds', 'process_resident_memory_bytes'])
    expect(text).toContain(`\n${name} `)
  expect((await read(port, '/')).status).toBe(404)
})

// proves X183
test('metrics aren’t served on the public port', async () => {
  const { server } = await open({ METRICS_PORT: String(await findFreePort()) })
  const { statusCode, body } = await server.inject('/metrics')
  expect([statusCode, body]).toEqual([404, expect.not.stringContaining('maktab_') as string])
})

test('without METRICS_PORT no metrics are served', async () => {
  const { server } = await open({})
  expect((await server.inject('/metrics')).statusCode).toBe(404)
})

test('metrics report that the database is unavailable', async () => {
  const port = await findFreePort()
  const { database } = await open({ METRICS_PORT: String(port) })
  await database.destroy()
  const text = await (await read(port)).text()
  expect(linesOf(text, 'maktab_database_up')).toEqual({ maktab_database_up: 0 })
})

test('a used METRICS_PORT is explained in one sentence', async () => {
  const port = await findFreePort()
  await open({ METRICS_PORT: String(port) })
  await expect(open({ METRICS_PORT: String(port) })).rejects.toThrow(
    `METRICS_PORT ${port} is not available at 127.0.0.1: choose another.`,
  )
})
