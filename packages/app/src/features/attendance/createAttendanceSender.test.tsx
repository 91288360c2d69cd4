import { expect, onTestFinished, test, vi } from 'vitest'
import { createMemoryStorage } from '#testing/createMemoryStorage.ts'
import { type Mark, type QueuedMark, getMarkKey } from '@maktab/ui/lib/lessons/attendanceQueue'
import { createMarkStorage } from './markStorage.ts'
import { type SendResult, createAttendanceSender, sendMark } from './createAttendanceSender.ts'
import { createExampleFetch } from '@maktab/mocks/createExampleFetch'
import { QueryObserver } from '@tanstack/react-query'
import { attendanceQueryOptions } from './attendanceQueryHooks.ts'
import { createQueryClient } from '#api/createQueryClient.ts'

const markOf = (studentId: number, status: Mark['status'] = 'present'): Mark => ({
  classId: 1,
  studentId,
  date: '2026-11-21',
  status,
})

type Opening = { storage: Storage; firstWait: number; refetch: (classId: number) => Promise<void> }

/** Creates a sender whose requests the test answers. */
function open({
  storage = createMemoryStorage(),
  firstWait = 1000,
  refetch = async () => undefined,
}: Partial<Opening> = {}) {
  const sent: { mark: QueuedMark; answer: (response: SendResult) => void }[] = []
  const send = (mark: QueuedMark) => new Promise<SendResult>((resolve) => void sent.push({ mark, answer: resolve }))
  const storedMarks = createMarkStorage(storage, '7')
  const sender = createAttendanceSender({ send, refetch, storage: storedMarks, firstWait })
  onTestFinished(sender.stop)
  sender.start()
  const getState = (studentId: number) => sender.getQueue().marks[getMarkKey(markOf(studentId))]?.state
  return { sender, sent, storedMarks, storage, getState }
}

test('a mark is stored until the server has it, then the list is refetched', async () => {
  const refetch = vi.fn<(classId: number) => Promise<void>>(async () => undefined)
  const { sender, sent, storedMarks, getState } = open({ refetch })
  sender.mark([markOf(4)])
  expect(storedMarks.read()).toEqual([markOf(4)])
  sent[0]?.answer('saved')
  await expect.poll(() => getState(4)).toBe('settled')
  expect(storedMarks.read()).toEqual([])
  expect(refetch).toHaveBeenCalledExactlyOnceWith(1)
})

test('a whole class is sent a few marks at a time, and its list is refetched once', async () => {
  const refetch = vi.fn<(classId: number) => Promise<void>>(async () => undefined)
  const { sender, sent, getState } = open({ refetch })
  const ids = [1, 2, 3, 4, 5, 6, 7]
  sender.mark(ids.map((id) => markOf(id)))
  expect(sent).toHaveLength(4)
  for (const index of ids.keys()) {
    await expect.poll(() => sent.length).toBeGreaterThan(index)
    sent[index]?.answer('saved')
  }
  await expect.poll(() => ids.map(getState)).toEqual(ids.map(() => 'settled'))
  expect(sent.map(({ mark }) => mark.studentId)).toEqual(ids)
  expect(refetch).toHaveBeenCalledOnce()
})

// proves D26.3
test('marks of one student are never sent concurrently, and the last one wins', async () => {
  const { sender, sent, storedMarks, getState } = open()
  sender.mark([markOf(4, 'present')])
  sender.mark([markOf(4, 'absent')])
  expect(sent).toHaveLength(1)
  expect(storedMarks.read()).toEqual([markOf(4, 'absent')])
  sent[0]?.answer('saved')
  await expect.poll(() => sent.map(({ mark }) => mark.status)).toEqual(['present', 'absent'])
  sent[1]?.answer('saved')
  await expect.poll(() => getState(4)).toBe('settled')
})

test('while offline one mark is retried with growing delays; the others follow when the connection is back', async () => {
  const { sender, sent, storedMarks } = open({ firstWait: 1 })
  sender.mark([markOf(1), markOf(2), markOf(3)])
  for (const { answer } of sent) answer('lost')
  await expect.poll(() => sent.length).toBe(4)
  expect(sent[3]?.mark).toMatchObject({ isRepeat: true })
  sent[3]?.answer('lost')
  await expect.poll(() => sent.length).toBe(5)
  expect(storedMarks.read()).toHaveLength(3)
  sent[4]?.answer('saved')
  await expect.poll(() => sent.length).toBe(7)
  sent[5]?.answer('saved')
  sent[6]?.answer('saved')
  await expect.poll(() => storedMarks.read()).toEqual([])
})

test('the browser’s online event triggers a retry', async () => {
  const { sender, sent } = open({ firstWait: 600_000 })
  sender.mark([markOf(4)])
  sent[0]?.answer('lost')
  await expect.poll(() => sender.getQueue().isOffline).toBe(true)
  expect(sent).toHaveLength(1)
  window.dispatchEvent(new Event('online'))
  expect(sent).toHaveLength(2)
})

test('a rejected mark stays until it is retried or discarded', async () => {
  const { sender, sent, storedMarks, getState } = open()
  sender.mark([markOf(4), markOf(6)])
  sent[0]?.answer({ refusal: 'No.' })
  sent[1]?.answer({ refusal: 'No.' })
  await expect.poll(() => [getState(4), getState(6)]).toEqual(['failed', 'failed'])
  expect(storedMarks.read()).toHaveLength(2)
  sender.retry(markOf(4))
  expect(sent).toHaveLength(3)
  sender.drop(markOf(6))
  expect(storedMarks.read()).toEqual([markOf(4)])
})

test('marks left by an earlier page are checked and sent', async () => {
  const storage = createMemoryStorage()
  createMarkStorage(storage, '7').put(markOf(4, 'absent'))
  const { sent, storedMarks } = open({ storage })
  expect(sent[0]?.mark).toMatchObject({ ...markOf(4, 'absent'), isRepeat: true })
  sent[0]?.answer('saved')
  await expect.poll(() => storedMarks.read()).toEqual([])
})

test('after the session ends nothing is sent or stored', async () => {
  const { sender, sent, storage } = open({ firstWait: 1 })
  sender.mark([markOf(4)])
  sender.stop()
  storage.clear()
  sent[0]?.answer({ refusal: 'Sign in again.' })
  sender.mark([markOf(6)])
  window.dispatchEvent(new Event('online'))
  await Promise.resolve()
  expect(sent).toHaveLength(1)
  expect(storage.length).toBe(0)
})

test('marks stay saved if the list can’t be refetched', async () => {
  const { sender, sent, getState } = open({ refetch: () => Promise.reject(new Error('offline')) })
  sender.mark([markOf(4)])
  sent[0]?.answer('saved')
  await expect.poll(() => getState(4)).toBe('saved')
  sender.forgetSaved(1)
  expect(getState(4)).toBeUndefined()
})

const mark: QueuedMark = {
  classId: 1,
  studentId: 4,
  date: '2026-11-19',
  status: 'absent',
  state: 'sending',
  isRepeat: true,
}

test('a query cancelled because its page was closed is not a rejection', async () => {
  const fetch = createExampleFetch()
  vi.stubGlobal('fetch', fetch)
  onTestFinished(() => void vi.unstubAllGlobals())
  const release = fetch.hold('listAttendance')
  const queries = createQueryClient()
  const leavePage = new QueryObserver(queries, attendanceQueryOptions(1)).subscribe(() => undefined)
  const result = sendMark(queries, mark)
  leavePage()
  release()
  expect(await result).toBe('lost')
  expect(await sendMark(queries, mark)).toBe('saved')
  expect(fetch.requests.map(({ operationId }) => operationId)).toEqual([
    'listAttendance',
    'listAttendance',
    'saveAttendance',
  ])
})

/** Answers requests with the examples; the returned query client has an empty cache. */
function stubExampleFetch() {
  const fetch = createExampleFetch()
  vi.stubGlobal('fetch', fetch)
  onTestFinished(() => void vi.unstubAllGlobals())
  return { fetch, queries: createQueryClient() }
}

test('undoing a mark deletes its record, and a record that is gone counts as deleted', async () => {
  const { fetch, queries } = stubExampleFetch()
  const undone = { ...mark, date: '2026-11-18', status: 'none', isRepeat: false } as const
  expect(await sendMark(queries, undone)).toBe('saved')
  fetch.use({ deleteAttendance: 'notFound' })
  expect(await sendMark(queries, undone)).toBe('saved')
  expect(await sendMark(queries, { ...undone, date: '2026-11-02' })).toBe('saved')
  expect(fetch.requests.map(({ operationId }) => operationId)).toEqual([
    'listAttendance',
    'deleteAttendance',
    'listAttendance',
    'deleteAttendance',
    'listAttendance',
  ])
})

test('undo drops marks that were never sent and deletes all others', async () => {
  const { sender, sent, storedMarks, getState } = open()
  const ids = [1, 2, 3, 4, 5, 6]
  sender.mark(ids.map((id) => markOf(id)))
  sent[0]?.answer('saved')
  await expect.poll(() => sent.length).toBe(5)
  sender.undo(ids.map((id) => markOf(id)))
  expect(getState(6)).toBeUndefined()
  const stored = storedMarks.read().map(({ studentId, status }) => `${studentId} ${status}`)
  expect(stored.toSorted()).toEqual([1, 2, 3, 4, 5].map((id) => `${id} none`))
  for (const { answer } of sent) answer('saved')
  await expect.poll(() => sent.slice(5).map(({ mark: one }) => one.status)).toEqual(Array(4).fill('none'))
  for (const { answer } of sent.slice(5)) answer('saved')
  await expect.poll(() => sent.length).toBe(10)
  sent[9]?.answer('saved')
  await expect.poll(() => ids.map(getState)).toEqual(ids.map(() => undefined))
  expect(storedMarks.read()).toEqual([])
})
