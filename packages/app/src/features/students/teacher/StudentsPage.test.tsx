import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp, currentPath } from '#testing/openApp.tsx'
import { findRequestPaths } from '#testing/findRequests.ts'

const [first] = examples.listTeacherAllotments[200].typical.teacherAllotment

// proves 1§2.routes.28, 2§1.2, 2§2.paths.2
test('lists the allotted students, filtered by the search in the URL', async () => {
  const fetch = await openApp('/teacher/alloted-students', { as: 'teacher' })
  await expect.element(page.getByRole('rowheader', { name: first!.student.name })).toBeVisible()
  expect(findRequestPaths(fetch, 'listTeacherAllotments')).toEqual(['/api/teacher-allotment/get-teacher-allotment'])
  await page.getByRole('searchbox', { name: 'Search' }).fill('sara')
  await expect.poll(currentPath).toContain('sara')
})
