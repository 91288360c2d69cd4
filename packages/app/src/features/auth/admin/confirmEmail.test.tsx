import { examples } from '@maktab/contract/examples'
import type { Situations } from '@maktab/mocks/createExampleFetch'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp, currentPath } from '#testing/openApp.tsx'
import { findRequestPaths, findRequests } from '#testing/findRequests.ts'

const student = examples.listStudents[200].unconfirmed.students[0]!
const teacher = examples.listTeachers[200].unconfirmed.teachers[0]!

const people = [
  [
    'student',
    {
      path: `/admin/students?student=${student.id}`,
      pendingSituation: { listStudents: 'unconfirmed' },
      counts: { listStudents: 'typical' },
      call: 'confirmStudentEmail',
      address: `/api/student/confirm-email/${student.id}`,
      list: 'listStudents',
    },
  ],
  [
    'teacher',
    {
      path: `/admin/teacher?teacher=${teacher.id}`,
      pendingSituation: { listTeachers: 'unconfirmed' },
      counts: { listTeachers: 'pending' },
      call: 'confirmTeacherEmail',
      address: `/api/teacher/confirm-email/${teacher.id}`,
      list: 'listTeachers',
    },
  ],
] as const

/** A school that requires confirmed email addresses. */
const requiresConfirmation: Situations = { getSettings: 'rupees' }
const button = () => page.getByRole('button', { name: 'Mark as confirmed' })
const notice = () => page.getByText('Email not confirmed yet')

// proves X169
test.each(people)(
  'an unconfirmed %s is shown as such, and an admin can confirm the email address',
  async (_, { path, pendingSituation, counts, call, address, list }) => {
    const fetch = await openApp(path, { as: 'admin', situations: { ...requiresConfirmation, ...pendingSituation } })
    await expect.element(notice()).toBeVisible()
    const before = findRequests(fetch, list).length
    fetch.use(counts)
    await button().click()
    await expect.element(page.getByRole('status').getByText('Email confirmed')).toBeVisible()
    await expect.element(notice()).not.toBeInTheDocument()
    expect(findRequestPaths(fetch, call)).toEqual([address])
    expect(findRequests(fetch, list).length).toBe(before + 1)
    expect(currentPath()).toBe(path)
  },
)

test.each(people)('a failed confirmation of a %s shows one error and can be retried', async (_, one) => {
  const situations = { ...requiresConfirmation, ...one.pendingSituation, [one.call]: 'serverError' }
  const fetch = await openApp(one.path, { as: 'admin', situations })
  await button().click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  expect(page.getByRole('alert').elements()).toHaveLength(1)
  await expect.element(button()).toBeEnabled()
  expect(findRequests(fetch, one.call)).toHaveLength(1)
})

test.each(people)(
  'an unconfirmed %s isn’t marked at a school that doesn’t require confirmation',
  async (_, { path, pendingSituation }) => {
    await openApp(path, { as: 'admin', situations: { ...pendingSituation, getSettings: 'typical' } })
    await expect.element(page.getByRole('heading', { level: 1, name: /Zaynab Malik|Yasmin Dupont/ })).toBeVisible()
    expect(button().elements()).toEqual([])
  },
)
