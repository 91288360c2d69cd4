import { createExampleFetch } from '@maktab/mocks/createExampleFetch'
import { QueryObserver } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { attendanceQueryOptions } from './attendance.ts'
import type { QueuedMark } from './attendanceQueue.ts'
import { createQueryClient } from '#api/createQueryClient.ts'
import { sendMark } from './sendMark.ts'

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
