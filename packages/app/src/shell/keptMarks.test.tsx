import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Role } from '#addresses/roles.ts'
import { createMarkStorage } from '#features/attendance/markStorage.ts'
import { getAccountId } from '#session/storedSession.ts'
import { EMAIL, openApp } from '#testing/openApp.tsx'

/** Opens the school as after a reload that left a mark of the register behind. */
async function openWithKeptMark(role: Role) {
  createMarkStorage(localStorage, getAccountId(EMAIL)).put({
    classId: 1,
    studentId: 4,
    date: '2026-11-19',
    status: 'absent',
  })
  const fetch = await openApp(`/${role}/dashboard`, { as: role })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  return fetch
}

const isKept = () => Object.keys(localStorage).some((name) => name.startsWith('mark:'))

// proves D26.3
test('a mark that a reload left behind is sent from any page of a teacher, once', async () => {
  const fetch = await openWithKeptMark('teacher')
  const sent = () => fetch.requests.filter(({ operationId }) => operationId === 'saveAttendance')
  await expect
    .poll(() => sent().map(({ body }) => body))
    .toEqual([{ classId: 1, studentId: 4, date: '2026-11-19', status: 'absent' }])
  await expect.poll(isKept).toBe(false)
  await page.getByRole('link', { name: 'Class', exact: true }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Classes' })).toBeVisible()
  expect(sent()).toHaveLength(1)
})

test.each(['admin', 'student'] as const)('nothing of a register is sent for a %s', async (role) => {
  const fetch = await openWithKeptMark(role)
  await expect.poll(() => fetch.requests.length).toBeGreaterThan(2)
  expect(fetch.requests.map(({ operationId }) => operationId)).not.toContain('saveAttendance')
  expect(isKept()).toBe(true)
})
