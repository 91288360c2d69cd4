import { expect, onTestFinished, test, vi } from 'vitest'
import { createMemoryStorage } from '#testing/createMemoryStorage.ts'
import { type Mark, type QueuedMark, getMarkKey, createMarkStorage } from './attendanceQueue.ts'
import { type SendResult, createAttendanceSender, sendMark } from './createAttendanceSender.ts'
import { createExampleFetch } from '@maktab/mocks/createExampleFetch'
import { QueryObserver } from '@tanstack/react-query'
import { attendanceQueryOptions } from './attendance.ts'
import { createQueryClient } from '#api/createQueryClient.ts'

const markOf = (studentId: number, status: Mark['status'] = 'present'): Mark => ({
  classId: 1,
  studentId,
  date: '2026-11-21',
  status,
})

type Opening = { storage: Storage; firstWait: number; reread: (classId: number) => Promise<void> }

/** A sender whose answers come when the test gives them. */
function open({
  storage = createMemoryStorage(),
  firstWait = 1000,
  reread = async () => undefined,
}: Partial<Opening> = {}) {
  const sent: { mark: QueuedMark; answer: (answer: SendResult) => void }[] = []
  const send = (mark: QueuedMark) => new Promise<SendResult>((answer) => void sent.push({ mark, answer }))
  const kept = createMarkStorage(storage, '7')
  const sender = createAttendanceSender({ send, refetch: reread, storage: kept, firstWait })
  onTestFinished(sender.stop)
  sender.start()
  const stateOf = (studentId: number) => sender.getQueue().marks[getMarkKey(markOf(studentId))]?.state
  return { sender, sent, kept, storage, stateOf }
}

test('a mark is kept until the server has it, then the list is read again', async () => {
  const reread = vi.fn<(classId: number) => Promise<void>>(async () => undefined)
  const { sender, sent, kept, stateOf } = open({ reread })
  sender.mark([markOf(4)])
  expect(kept.read()).toEqual([markOf(4)])
  sent[0]?.answer('saved')
  await expect.poll(() => stateOf(4)).toBe('settled')
  expect(kept.read()).toEqual([])
  expect(reread).toHaveBeenCalledExactlyOnceWith(1)
})

test('a whole class goes out a few at a time, and its list is read once', async () => {
  const reread = vi.fn<(classId: number) => Promise<void>>(async () => undefined)
  const { sender, sent, stateOf } = open({ reread })
  const ids = [1, 2, 3, 4, 5, 6, 7]
  sender.mark(ids.map((id) => markOf(id)))
  expect(sent).toHaveLength(4)
  for (const index of ids.keys()) {
    await expect.poll(() => sent.length).toBeGreaterThan(index)
    sent[index]?.answer('saved')
  }
  await expect.poll(() => ids.map(stateOf)).toEqual(ids.map(() => 'settled'))
  expect(sent.map(({ mark }) => mark.studentId)).toEqual(ids)
  expect(reread).toHaveBeenCalledOnce()
})

// proves D26.3
test('one student’s marks never travel side by side, and the last one wins', async () => {
  const { sender, sent, kept, stateOf } = open()
  sender.mark([markOf(4, 'present')])
  sender.mark([markOf(4, 'absent')])
  expect(sent).toHaveLength(1)
  expect(kept.read()).toEqual([markOf(4, 'absent')])
  sent[0]?.answer('saved')
  await expect.poll(() => sent.map(({ mark }) => mark.status)).toEqual(['present', 'absent'])
  sent[1]?.answer('saved')
  await expect.poll(() => stateOf(4)).toBe('settled')
})

test('without a line one mark tries again, later each time; the others follow when it is back', async () => {
  const { sender, sent, kept } = open({ firstWait: 1 })
  sender.mark([markOf(1), markOf(2), markOf(3)])
  for (const { answer } of sent) answer('lost')
  await expect.poll(() => sent.length).toBe(4)
  expect(sent[3]?.mark).toMatchObject({ isRepeat: true })
  sent[3]?.answer('lost')
  await expect.poll(() => sent.length).toBe(5)
  expect(kept.read()).toHaveLength(3)
  sent[4]?.answer('saved')
  await expect.poll(() => sent.length).toBe(7)
  sent[5]?.answer('saved')
  sent[6]?.answer('saved')
  await expect.poll(() => kept.read()).toEqual([])
})

test('the browser’s word that the line is back is enough to try', async () => {
  const { sender, sent } = open({ firstWait: 600_000 })
  sender.mark([markOf(4)])
  sent[0]?.answer('lost')
  await expect.poll(() => sender.getQueue().isOffline).toBe(true)
  expect(sent).toHaveLength(1)
  window.dispatchEvent(new Event('online'))
  expect(sent).toHaveLength(2)
})

test('a refusal stays until it is tried again or given up', async () => {
  const { sender, sent, kept, stateOf } = open()
  sender.mark([markOf(4), markOf(6)])
  sent[0]?.answer({ refusal: 'No.' })
  sent[1]?.answer({ refusal: 'No.' })
  await expect.poll(() => [stateOf(4), stateOf(6)]).toEqual(['failed', 'failed'])
  expect(kept.read()).toHaveLength(2)
  sender.retry(markOf(4))
  expect(sent).toHaveLength(3)
  sender.drop(markOf(6))
  expect(kept.read()).toEqual([markOf(4)])
})

test('what an earlier page left behind is looked up and sent', async () => {
  const storage = createMemoryStorage()
  createMarkStorage(storage, '7').put(markOf(4, 'absent'))
  const { sent, kept } = open({ storage })
  expect(sent[0]?.mark).toMatchObject({ ...markOf(4, 'absent'), isRepeat: true })
  sent[0]?.answer('saved')
  await expect.poll(() => kept.read()).toEqual([])
})

test('after the session nothing is sent, and nothing is kept', async () => {
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

test('a list that can’t be read leaves the marks saved', async () => {
  const { sender, sent, stateOf } = open({ reread: () => Promise.reject(new Error('offline')) })
  sender.mark([markOf(4)])
  sent[0]?.answer('saved')
  await expect.poll(() => stateOf(4)).toBe('saved')
  sender.forgetSaved(1)
  expect(stateOf(4)).toBeUndefined()
})

const mark: QueuedMark = {
  classId: 1,
  studentId: 4,
  date: '2026-11-19',
  status: 'absent',
  state: 'sending',
  isRepeat: true,
}

test('a list that is given up on its way, with the page that shows it, is no refusal', async () => {
  const fetch = createExampleFetch()
  vi.stubGlobal('fetch', fetch)
  onTestFinished(() => void vi.unstubAllGlobals())
  const letGo = fetch.hold('listAttendance')
  const queries = createQueryClient()
  const leavePage = new QueryObserver(queries, attendanceQueryOptions(1)).subscribe(() => undefined)
  const answer = sendMark(queries, mark)
  leavePage()
  letGo()
  expect(await answer).toBe('lost')
  expect(await sendMark(queries, mark)).toBe('saved')
  expect(fetch.requests.map(({ operationId }) => operationId)).toEqual([
    'listAttendance',
    'listAttendance',
    'saveAttendance',
  ])
})
