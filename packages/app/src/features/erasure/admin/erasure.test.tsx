import type { Situations } from '@maktab/mocks/createExampleFetch'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp, currentPath } from '#testing/openApp.tsx'
import { findOperationsAfter, findRequestPaths, findRequests } from '#testing/findRequests.ts'

const answerDialog = (name: string) => page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click()
const erase = page.getByRole('button', { name: 'Erase', exact: true })

const people = [
  { kind: 'student', path: '/admin/students', call: 'eraseStudent', list: 'listStudents', told: 'Student erased' },
  { kind: 'teacher', path: '/admin/teacher', call: 'eraseTeacher', list: 'listTeachers', told: 'Teacher erased' },
] as const

async function open({ kind, path, call }: (typeof people)[number], situation?: 'unknownCall' | 'notFound') {
  const situations: Situations = situation ? { [call]: situation } : {}
  const fetch = await openApp(`${path}?${kind}=1`, { as: 'admin', situations })
  await expect.element(erase).toBeVisible()
  return fetch
}

test.each(people)('erasing a $kind asks first and returns to a refetched list', async (person) => {
  const fetch = await open(person)
  await erase.click()
  expect(findRequests(fetch, person.call)).toEqual([])
  await answerDialog('Erase')
  await expect.poll(currentPath).toBe(person.path)
  expect(findRequestPaths(fetch, person.call)).toEqual([`/api/${person.kind}/erase/1`])
  expect(findOperationsAfter(fetch, person.call)).toContain(person.list)
  await expect.element(page.getByRole('status').getByText(person.told)).toBeVisible()
})

// proves D16.3
test.each(people)('a backend that can’t erase a $kind says so once and hides the option', async (person) => {
  const fetch = await open(person, 'unknownCall')
  await erase.click()
  await answerDialog('Erase')
  await expect.element(page.getByText('Erasing isn’t supported on this server. Nothing changed.')).toBeVisible()
  await answerDialog('Cancel')
  await expect.element(page.getByRole('button', { name: 'Delete', exact: true })).toBeVisible()
  await expect.element(erase).not.toBeInTheDocument()
  expect(findRequests(fetch, person.call)).toHaveLength(1)
})

test.each(people)('a $kind who no longer exists shows an error, and others can still be erased', async (person) => {
  const fetch = await open(person, 'notFound')
  await erase.click()
  fetch.use({ [person.list]: 'empty' })
  await answerDialog('Erase')
  const toast = page.getByRole('alert').filter({ hasText: 'This no longer exists.' })
  await expect.element(toast).toBeVisible()
  await toast.getByRole('button', { name: 'Dismiss' }).click()
})
