import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp, place } from '#testing/openApp.tsx'

const counts = () => page.getByRole('list', { name: 'The school in numbers' })
const card = (label: string) => counts().getByRole('listitem').filter({ hasText: label })
const wordsOf = (label: string) => () => card(label).query()?.textContent

// proves 1§2.routes.9, 2§1.3, 2§2.paths.2, 2§2.adminDashboard.1, D11.1
test('the five lists are asked for, and counted', async () => {
  const fetch = await openApp('/admin/dashboard', { as: 'admin' })
  await expect.poll(wordsOf('Classes')).toBe(`Classes${examples.listAllClasses[200].typical.data.length}`)
  await expect.poll(wordsOf('Students')).toBe(`Students${examples.listStudents[200].typical.students.length}`)
  await expect.poll(wordsOf('Teachers')).toBe(`Teachers${examples.listTeachers[200].typical.teachers.length}`)
  await expect.poll(wordsOf('Events')).toBe(`Events${examples.listEvents[200].typical.event.length}`)
  await expect.poll(wordsOf('Courses')).toBe(`Courses${examples.listCourses[200].typical.course.length}`)
  const asked = fetch.requests.map(({ url }) => url.pathname)
  for (const call of ['class/get-all', 'course/get', 'student/get', 'teacher/get', 'event/get']) {
    expect(asked.filter((path) => path === `/api/${call}`)).toHaveLength(1)
  }
})

// proves 2§2.adminDashboard.2
test('a count leads to its list, a course to the courses', async () => {
  await openApp('/admin/dashboard', { as: 'admin' })
  await page.getByRole('link', { name: `Manage ${examples.listCourses[200].typical.course[0]!.name}` }).click()
  await expect.poll(place).toBe('/admin/course')
})

// proves D11.1
test('none is 0, never an error', async () => {
  await openApp('/admin/dashboard', {
    as: 'admin',
    situations: {
      listAllClasses: 'empty',
      listCourses: 'empty',
      listStudents: 'empty',
      listTeachers: 'empty',
      listEvents: 'empty',
    },
  })
  await expect.poll(() => counts().getByText('0', { exact: true }).elements()).toHaveLength(5)
})

// proves 2§8.10, 2§8.11, 2§8.12, 2§8.15
test('lists without an answer say so on their cards, and are asked for again', async () => {
  const fetch = await openApp('/admin/dashboard', {
    as: 'admin',
    situations: {
      listAllClasses: 'serverError',
      listCourses: 'serverError',
      listTeachers: 'serverError',
      listEvents: 'serverError',
    },
  })
  await expect.poll(wordsOf('Classes')).toContain('Failed to load classes')
  await expect.poll(wordsOf('Courses')).toContain('Error fetching courses')
  await expect.poll(wordsOf('Teachers')).toContain('Error fetching teachers')
  await expect.poll(wordsOf('Events')).toContain('Error fetching events')
  await expect.poll(wordsOf('Students')).toBe(`Students${examples.listStudents[200].typical.students.length}`)
  fetch.use({ listEvents: 'typical' })
  await card('Events').getByRole('button', { name: 'Try again' }).click()
  await expect.poll(wordsOf('Events')).toBe(`Events${examples.listEvents[200].typical.event.length}`)
  await expect.poll(wordsOf('Classes')).toContain('Failed to load classes')
})

// proves 1§8.12, 2§8.13, 2§8.14
test('a line that is down is named with the list that is missing', async () => {
  await openApp('/admin/dashboard', {
    as: 'admin',
    situations: { listStudents: 'networkError', listAllClasses: 'networkError' },
  })
  // The line is tried again unasked before that.
  await expect.poll(wordsOf('Students')).toContain('Error fetching students. The school can’t be reached')
  await expect.poll(wordsOf('Classes')).toContain('Error fetching classes. The school can’t be reached')
})
