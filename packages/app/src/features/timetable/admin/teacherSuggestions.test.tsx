import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp, currentPath } from '#testing/openApp.tsx'
import { findRequestBodies, findRequestPaths, waitForRequest } from '#testing/findRequests.ts'

const { typical } = examples.suggestTeachers[200]
const [best] = typical.suggestions
const suggestions = page.getByRole('group', { name: 'Suggested teachers' })

async function choose(field: string, search: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).fill(search)
  await page.getByRole('option', { name: search, exact: false }).click()
}

test('suggestions are requested for the selected pair, and one press fills in teacher and times', async () => {
  const fetch = await openApp('/admin/allot-teacher?form=new', { as: 'admin' })
  await expect.element(page.getByRole('combobox', { name: 'Student' })).toBeVisible()
  expect(findRequestPaths(fetch, 'suggestTeachers')).toEqual([])
  // Their only requested course is preselected.
  await choose('Student', 'STD-001')
  await suggestions.getByRole('button', { name: `Choose ${best!.teacher.teach_id} · ${best!.teacher.name}` }).click()
  expect(findRequestPaths(fetch, 'suggestTeachers')).toEqual([expect.stringMatching(/\/1\/1$/)])
  await page.getByRole('button', { name: 'Allot', exact: true }).click()
  await expect.poll(currentPath).toBe('/admin/allot-teacher')
  expect(findRequestBodies(fetch, 'createAllotment')).toEqual([
    { studentId: 1, teacherId: best!.teacher.id, courseId: 1, classTimes: best!.free },
  ])
})

test('a backend without suggestions leaves the form unchanged', async () => {
  const fetch = await openApp('/admin/allot-teacher?form=new', {
    as: 'admin',
    situations: { suggestTeachers: 'unknownCall' },
  })
  await choose('Student', 'STD-001')
  await choose('Course', 'Tajweed for beginners')
  await waitForRequest(fetch, 'suggestTeachers')
  await expect
    .element(page.getByText(/^Filled in with the times the student requested\. You can change them\./))
    .toBeVisible()
  await expect.poll(() => suggestions.query()).toBeNull()
})

test('a failed request shows an error in place and can be retried', async () => {
  const fetch = await openApp('/admin/allot-teacher?form=new', {
    as: 'admin',
    situations: { suggestTeachers: 'serverError' },
  })
  await choose('Student', 'STD-001')
  await choose('Course', 'Tajweed for beginners')
  const retryButton = suggestions.getByRole('button', { name: 'Try again' })
  await expect.element(retryButton).toBeVisible()
  fetch.use({ suggestTeachers: 'typical' })
  await retryButton.click()
  await expect
    .element(suggestions.getByText('Not available at these times').or(suggestions.getByText(/Available for/).first()))
    .toBeVisible()
})
