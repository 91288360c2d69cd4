import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp, currentPath } from '#testing/openApp.tsx'
import { findRequestPaths } from '#testing/findRequests.ts'

const [{ course } = { course: undefined }] = examples.listTeacherCourses[200].namesOnly.course

test('courses with names only are joined with the list of all courses', async () => {
  const fetch = await openApp('/teacher/course', {
    as: 'teacher',
    situations: { listTeacherCourses: 'namesOnly' },
  })
  await expect.element(page.getByText('$45')).toBeVisible()
  expect(findRequestPaths(fetch, 'listTeacherCourses')).toEqual(['/api/teacher/get-teacher-course'])
  expect(findRequestPaths(fetch, 'listCourses')).toEqual(['/api/course/get'])
})

// proves 1§2.routes.27, 2§1.2, 2§2.paths.2
test('the outlines of a course have a URL and a link back', async () => {
  const fetch = await openApp('/teacher/course', { as: 'teacher' })
  await page.getByRole('link', { name: `See outlines of ${course!.name}` }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: /^Outlines/ })).toBeVisible()
  expect(currentPath()).toBe(`/teacher/course?outlines=${course!.id}`)
  await expect.element(page.getByText(examples.listOutlines[200].typical.outlines[0]!.title)).toBeVisible()
  expect(findRequestPaths(fetch, 'listOutlines')).toEqual([`/api/course/outlines/${course!.id}`])
  await page.getByRole('link', { name: 'Back' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible()
})
