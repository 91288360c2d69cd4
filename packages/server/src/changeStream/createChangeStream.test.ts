import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { hashToken } from '../features/auth/sessions.ts'
import { trackedTables } from '../database/trackedTables.ts'
import { type TestSchool, openTestSchool } from '../testing/openTestSchool.ts'
import { createChangeStream, getBroadcastInterval } from './createChangeStream.ts'

/** The end of a line that keeps what is written, and may be slow. */
function createLine() {
  const written: string[] = []
  const line = Object.assign(new EventEmitter(), {
    written,
    writableLength: 0,
    writableEnded: false,
    destroyed: false,
    write: (words: string) => written.push(words),
    end: () => {
      line.writableEnded = true
      line.emit('close')
    },
    destroy: () => {
      line.destroyed = true
      line.emit('close')
    },
  })
  return { line, response: line as unknown as ServerResponse }
}

function open({ database, databaseUrl: url, now }: TestSchool, beatMilliseconds = 60_000) {
  const live = createChangeStream({ database, url, now, beatMilliseconds })
  onTestFinished(live.close)
  return live
}

const BEGINNING = 'data: {"changed":[]}\n\n'

test('whoever changes something is told before they are answered, the others with what else changes then', async () => {
  const school = await openTestSchool()
  const [one, other] = [await school.admin(), await school.admin()]
  const live = open(school)
  const [own, others] = [createLine(), createLine()]
  await live.subscribe(own.response, hashToken(one.token))
  await live.subscribe(others.response, hashToken(other.token))
  await school.course()
  await live.publishTo(hashToken(one.token))
  expect(own.line.written).toEqual([BEGINNING, 'data: {"changed":["courses"]}\n\n'])
  expect(others.line.written).toEqual([BEGINNING])
  await school.database.updateTable('courses').set({ name: 'Arabic' }).execute()
  await school.database.insertInto('policies').values({ title: 'Manners', description: '' }).execute()
  await live.publishTo(undefined)
  await expect.poll(() => others.line.written).toEqual([BEGINNING, 'data: {"changed":["courses","policies"]}\n\n'])
})

test('whoever begins to listen is told first what was changed a moment before', async () => {
  const school = await openTestSchool()
  const [one, other] = [await school.admin(), await school.admin()]
  const live = open(school)
  const before = createLine()
  await live.subscribe(before.response, hashToken(one.token))
  before.line.end()
  await school.course()
  await live.publishTo(hashToken(one.token))
  const after = createLine()
  await live.subscribe(after.response, hashToken(other.token))
  expect(after.line.written).toEqual(['data: {"changed":["courses"]}\n\n'])
})

test('whoever listens first, and read a moment before, is told that anything may have changed meanwhile', async () => {
  const school = await openTestSchool()
  const { token } = await school.admin()
  const live = open(school)
  await live.publishTo(hashToken(token))
  const { line, response } = createLine()
  await live.subscribe(response, hashToken(token))
  expect(line.written).toEqual([`data: ${JSON.stringify({ changed: trackedTables })}\n\n`])
})

test('a line says something now and then, and ends soon after its session', async () => {
  const school = await openTestSchool()
  const { token } = await school.admin()
  const live = open(school, 20)
  const { line, response } = createLine()
  await live.subscribe(response, hashToken(token))
  await expect.poll(() => line.written).toContain(':\n\n')
  expect(line.writableEnded).toBe(false)
  await school.database.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute()
  await expect.poll(() => line.writableEnded).toBe(true)
})

test('who doesn’t read what is told is let go', async () => {
  const school = await openTestSchool()
  const { token } = await school.admin()
  const live = open(school)
  const { line, response } = createLine()
  await live.subscribe(response, hashToken(token))
  line.writableLength = 1_000_000
  await school.course()
  await live.publishTo(hashToken(token))
  expect(line.destroyed).toBe(true)
})

test('few are told at once, many of what was gathered for a moment, and nobody waits long', () => {
  expect([0, 1, 25, 250, 10_000].map(getBroadcastInterval)).toEqual([200, 200, 200, 2000, 5000])
})
