import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { hashToken } from '../features/auth/sessions.ts'
import { trackedTables } from '../database/trackedTables.ts'
import { type TestSchool, openTestSchool } from '../testing/openTestSchool.ts'
import { createChangeStream, getBroadcastInterval } from './createChangeStream.ts'

/** A fake response that records what is written and can simulate a slow client. */
function createFakeConnection() {
  const written: string[] = []
  const connection = Object.assign(new EventEmitter(), {
    written,
    writableLength: 0,
    writableEnded: false,
    destroyed: false,
    write: (text: string) => written.push(text),
    end: () => {
      connection.writableEnded = true
      connection.emit('close')
    },
    destroy: () => {
      connection.destroyed = true
      connection.emit('close')
    },
  })
  return { connection, response: connection as unknown as ServerResponse }
}

function open({ database, databaseUrl: url, now }: TestSchool, beatMilliseconds = 60_000) {
  const live = createChangeStream({ database, url, now, beatMilliseconds })
  onTestFinished(live.close)
  return live
}

const BEGINNING = 'data: {"changed":[]}\n\n'

test('the client that made a change gets its event before the response, others at the next broadcast', async () => {
  const school = await openTestSchool()
  const [one, other] = [await school.admin(), await school.admin()]
  const live = open(school)
  const [own, others] = [createFakeConnection(), createFakeConnection()]
  await live.subscribe(own.response, hashToken(one.token))
  await live.subscribe(others.response, hashToken(other.token))
  await school.course()
  await live.publishTo(hashToken(one.token))
  expect(own.connection.written).toEqual([BEGINNING, 'data: {"changed":["courses"]}\n\n'])
  expect(others.connection.written).toEqual([BEGINNING])
  await school.database.updateTable('courses').set({ name: 'Arabic' }).execute()
  await school.database.insertInto('policies').values({ title: 'Manners', description: '' }).execute()
  await live.publishTo(undefined)
  await expect
    .poll(() => others.connection.written)
    .toEqual([BEGINNING, 'data: {"changed":["courses","policies"]}\n\n'])
})

test('a new client first gets the changes of the last few seconds', async () => {
  const school = await openTestSchool()
  const [one, other] = [await school.admin(), await school.admin()]
  const live = open(school)
  const before = createFakeConnection()
  await live.subscribe(before.response, hashToken(one.token))
  before.connection.end()
  await school.course()
  await live.publishTo(hashToken(one.token))
  const after = createFakeConnection()
  await live.subscribe(after.response, hashToken(other.token))
  expect(after.connection.written).toEqual(['data: {"changed":["courses"]}\n\n'])
})

test('the first client gets an event for all tables, because earlier changes were not watched', async () => {
  const school = await openTestSchool()
  const { token } = await school.admin()
  const live = open(school)
  await live.publishTo(hashToken(token))
  const { connection, response } = createFakeConnection()
  await live.subscribe(response, hashToken(token))
  expect(connection.written).toEqual([`data: ${JSON.stringify({ changed: trackedTables })}\n\n`])
})

test('a stream sends heartbeats and ends soon after its session', async () => {
  const school = await openTestSchool()
  const { token } = await school.admin()
  const live = open(school, 20)
  const { connection, response } = createFakeConnection()
  await live.subscribe(response, hashToken(token))
  await expect.poll(() => connection.written).toContain(':\n\n')
  expect(connection.writableEnded).toBe(false)
  await school.database.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute()
  await expect.poll(() => connection.writableEnded).toBe(true)
})

test('a client that doesn’t read its events is disconnected', async () => {
  const school = await openTestSchool()
  const { token } = await school.admin()
  const live = open(school)
  const { connection, response } = createFakeConnection()
  await live.subscribe(response, hashToken(token))
  connection.writableLength = 1_000_000
  await school.course()
  await live.publishTo(hashToken(token))
  expect(connection.destroyed).toBe(true)
})

test('the broadcast interval grows with the number of listeners and stays bounded', () => {
  expect([0, 1, 25, 250, 10_000].map(getBroadcastInterval)).toEqual([200, 200, 200, 2000, 5000])
})
