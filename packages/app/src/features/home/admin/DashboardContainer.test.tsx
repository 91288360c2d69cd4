import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp, currentPath } from '#testing/openApp.tsx'
import { findRequestPaths, findRequests } from '#testing/requests.ts'

const counts = () => page.getByRole('list', { name: 'The school in numbers' })
const card = (label: string) => counts().getByRole('listitem').filter({ hasText: label })
const wordsOf = (label: string) => () => card(label).query()?.textContent
/** A backend of the specification alone: nothing is known but the lists. */
const plain = { getSchoolFigures: 'unknownCall', listWaiting: 'unknownCall', getTimetable: 'unknownCall' } as const

// proves 1§2.routes.9, 2§1.3, 2§2.paths.2, 2§2.adminDashboard.1, D11.1
test('the five lists are asked for, and counted', async () => {
  const fetch = await openApp('/admin/dashboard', { as: 'admin', situations: plain })
  await expect.poll(wordsOf('Classes')).toBe(`Classes${examples.listAllClasses[200].typical.data.length}`)
  await expect.poll(wordsOf('Students')).toBe(`Students${examples.listStudents[200].typical.students.length}`)
  await expect.poll(wordsOf('Teachers')).toBe(`Teachers${examples.listTeachers[200].typical.teachers.length}`)
  await expect.poll(wordsOf('Events')).toBe(`Events${examples.listEvents[200].typical.event.length}`)
  await expect.poll(wordsOf('Courses')).toBe(`Courses${examples.listCourses[200].typical.course.length}`)
  expect(findRequestPaths(fetch, 'listAllClasses')).toEqual(['/api/class/get-all'])
  expect(findRequestPaths(fetch, 'listCourses')).toEqual(['/api/course/get'])
  expect(findRequestPaths(fetch, 'listStudents')).toEqual(['/api/student/get'])
  expect(findRequestPaths(fetch, 'listTeachers')).toEqual(['/api/teacher/get'])
  expect(findRequestPaths(fetch, 'listEvents')).toEqual(['/api/event/get'])
})

// proves 2§2.adminDashboard.2
test('a course leads to its own page among the courses', async () => {
  await openApp('/admin/dashboard', { as: 'admin' })
  const { id, name } = examples.listCourses[200].typical.course[0]!
  await page.getByRole('link', { name: `Manage ${name}` }).click()
  await expect.poll(currentPath).toBe(`/admin/course?open=${id}`)
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
      getSchoolFigures: 'empty',
      listWaiting: 'empty',
    },
  })
  await expect.poll(() => counts().getByText('0', { exact: true }).elements()).toHaveLength(5)
})

// proves 2§8.10, 2§8.11, 2§8.12, 2§8.15
test('lists without an answer say so on their cards, and are asked for again', async () => {
  const fetch = await openApp('/admin/dashboard', {
    as: 'admin',
    situations: {
      ...plain,
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
    situations: { ...plain, listWaiting: 'typical', listStudents: 'networkError', listAllClasses: 'networkError' },
  })
  // The line is tried again unasked before that.
  await expect.poll(wordsOf('Students')).toContain('Error fetching students. The school can’t be reached')
  await expect.poll(wordsOf('Classes')).toContain('Error fetching classes. The school can’t be reached')
})

const waiting = page.getByRole('region', { name: 'Waiting for you' })
const today = page.getByRole('region', { name: /^Today’s lessons/ })
const plots = page.getByRole('region', { name: 'How the school is doing' })
const comeToPlots = () => page.getByRole('heading', { name: 'Courses' }).element().scrollIntoView({ block: 'end' })

// proves X50
test('what waits is asked for once, with the menu, and leads to where it is decided', async () => {
  const fetch = await openApp('/admin/dashboard', { as: 'admin' })
  const { application } = examples.listWaiting[200].typical.counts
  await expect.element(waiting.getByRole('listitem').first()).toHaveTextContent(`${application}Teachers to approve`)
  expect(findRequests(fetch, 'listWaiting').map(({ url }) => url.search)).toEqual(['?limit=1'])
  await waiting.getByRole('link', { name: 'Teachers to approve' }).click()
  await expect.poll(currentPath).toBe('/admin/inbox?kind=application')
})

// proves X50
test('today’s lessons are those of the school’s day alone', async () => {
  const fetch = await openApp('/admin/dashboard', { as: 'admin', situations: { getTimetable: 'empty' } })
  await expect.element(today.getByText('No lessons today.')).toBeVisible()
  expect(findRequests(fetch, 'getTimetable').map(({ url }) => url.searchParams.get('days'))).toEqual(['1'])
})

// proves X50, X51
test('what came is asked for once: beside the counts, and in plots for who comes near them', async () => {
  const fetch = await openApp('/admin/dashboard', { as: 'admin' })
  const { thisMonth } = examples.getSchoolFigures[200].typical
  await expect.poll(wordsOf('Students')).toContain(`+${thisMonth.students} this month`)
  comeToPlots()
  await expect.element(plots.getByRole('heading', { name: 'Income by month' })).toBeVisible()
  expect(findRequests(fetch, 'getSchoolFigures')).toHaveLength(1)
})

// proves X50
test.each(['unknownCall', 'serverError'] as const)(
  'where the figures are %s the home stands without them',
  async (how) => {
    await openApp('/admin/dashboard', { as: 'admin', situations: { getSchoolFigures: how } })
    await expect.poll(wordsOf('Students')).toBe(`Students${examples.listStudents[200].typical.students.length}`)
    await expect.element(waiting.getByRole('listitem').first()).toBeVisible()
    comeToPlots()
    expect(plots.elements()).toEqual([])
    expect(page.getByRole('alert').elements()).toEqual([])
  },
)

// proves X50
test('blocks that fail say so in their places, leave the rest, and are read again', async () => {
  const fetch = await openApp('/admin/dashboard', {
    as: 'admin',
    situations: { listFees: 'empty', listWaiting: 'serverError', getTimetable: 'serverError' },
  })
  await expect.element(waiting.getByRole('alert')).toBeVisible()
  await expect.element(today.getByRole('alert')).toBeVisible()
  await expect.poll(wordsOf('Students')).toContain(String(examples.listStudents[200].typical.students.length))
  fetch.use({ listWaiting: 'empty' })
  await waiting.getByRole('button', { name: 'Try again' }).click()
  await expect.element(waiting.getByText('Nothing waits for you.')).toBeVisible()
  await expect.element(today.getByRole('alert')).toBeVisible()
  fetch.use({ getTimetable: 'empty' })
  await today.getByRole('button', { name: 'Try again' }).click()
  await expect.element(today.getByText('No lessons today.')).toBeVisible()
})

// proves X50
test('a backend of the specification alone hides what it can’t tell', async () => {
  await openApp('/admin/dashboard', { as: 'admin', situations: plain })
  await expect.element(waiting.getByRole('link', { name: 'Teachers to approve' })).toBeVisible()
  expect(waiting.getByRole('link', { name: /^Payments/ }).elements()).toEqual([])
  expect(today.elements()).toEqual([])
})
