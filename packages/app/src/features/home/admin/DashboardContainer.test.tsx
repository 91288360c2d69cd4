import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp, currentPath } from '#testing/openApp.tsx'
import { findRequestPaths, findRequests } from '#testing/findRequests.ts'

const counts = () => page.getByRole('list', { name: 'At a glance' })
const card = (label: string) => counts().getByRole('listitem').filter({ hasText: label })
const getText = (label: string) => () => card(label).query()?.textContent
/** A backend that implements only the specification. */
const specOnly = { getSchoolFigures: 'unknownCall', listWaiting: 'unknownCall', getTimetable: 'unknownCall' } as const

// proves 1§2.routes.9, 2§1.3, 2§2.paths.2, 2§2.adminDashboard.1, D11.1
test('the five lists are requested and counted', async () => {
  const fetch = await openApp('/admin/dashboard', { as: 'admin', situations: specOnly })
  await expect.poll(getText('Classes')).toBe(`Classes${examples.listAllClasses[200].typical.data.length}`)
  await expect.poll(getText('Students')).toBe(`Students${examples.listStudents[200].typical.students.length}`)
  await expect.poll(getText('Teachers')).toBe(`Teachers${examples.listTeachers[200].typical.teachers.length}`)
  await expect.poll(getText('Events')).toBe(`Events${examples.listEvents[200].typical.event.length}`)
  await expect.poll(getText('Courses')).toBe(`Courses${examples.listCourses[200].typical.course.length}`)
  expect(findRequestPaths(fetch, 'listAllClasses')).toEqual(['/api/class/get-all'])
  expect(findRequestPaths(fetch, 'listCourses')).toEqual(['/api/course/get'])
  expect(findRequestPaths(fetch, 'listStudents')).toEqual(['/api/student/get'])
  expect(findRequestPaths(fetch, 'listTeachers')).toEqual(['/api/teacher/get'])
  expect(findRequestPaths(fetch, 'listEvents')).toEqual(['/api/event/get'])
})

// proves 2§2.adminDashboard.2
test('a course links to its page', async () => {
  await openApp('/admin/dashboard', { as: 'admin' })
  const { id, name } = examples.listCourses[200].typical.course[0]!
  await page.getByRole('article').getByRole('link', { name, exact: true }).click()
  await expect.poll(currentPath).toBe(`/admin/course?open=${id}`)
})

// proves D11.1
test('empty lists show 0, not an error', async () => {
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
test('lists that fail show an error on their cards and can be reloaded', async () => {
  const fetch = await openApp('/admin/dashboard', {
    as: 'admin',
    situations: {
      ...specOnly,
      listAllClasses: 'serverError',
      listCourses: 'serverError',
      listTeachers: 'serverError',
      listEvents: 'serverError',
    },
  })
  await expect.poll(getText('Classes')).toContain('Failed to load classes')
  await expect.poll(getText('Courses')).toContain('Error fetching courses')
  await expect.poll(getText('Teachers')).toContain('Error fetching teachers')
  await expect.poll(getText('Events')).toContain('Error fetching events')
  await expect.poll(getText('Students')).toBe(`Students${examples.listStudents[200].typical.students.length}`)
  fetch.use({ listEvents: 'typical' })
  await card('Events').getByRole('button', { name: 'Try again' }).click()
  await expect.poll(getText('Events')).toBe(`Events${examples.listEvents[200].typical.event.length}`)
  await expect.poll(getText('Classes')).toContain('Failed to load classes')
})

// proves 1§8.12, 2§8.13, 2§8.14
test('a connection error names the list that is missing', async () => {
  await openApp('/admin/dashboard', {
    as: 'admin',
    situations: { ...specOnly, listWaiting: 'typical', listStudents: 'networkError', listAllClasses: 'networkError' },
  })
  // Requests are retried automatically before that.
  await expect.poll(getText('Students')).toContain('Error fetching students. Can’t connect')
  await expect.poll(getText('Classes')).toContain('Error fetching classes. Can’t connect')
})

const pending = page.getByRole('region', { name: 'Needs your attention' })
const today = page.getByRole('region', { name: /^Today’s lessons/ })
const charts = page.getByRole('region', { name: 'Trends' })
const scrollToCharts = () =>
  page
    .getByRole('heading', { name: /courses$/ })
    .element()
    .scrollIntoView({ block: 'end' })

// proves X50
test('pending items are requested once, together with the menu, and link to their decisions', async () => {
  const fetch = await openApp('/admin/dashboard', { as: 'admin' })
  const { application } = examples.listWaiting[200].typical.counts
  const applications = pending.getByRole('listitem').filter({ hasText: 'Teacher applications to review' })
  await expect
    .poll(() => applications.query()?.textContent)
    .toMatch(new RegExp(`^${application}Teacher applications to review`))
  expect(findRequests(fetch, 'listWaiting').map(({ url }) => url.search)).toEqual(['?limit=1'])
  await pending.getByRole('link', { name: 'Teacher applications to review' }).click()
  await expect.poll(currentPath).toBe('/admin/inbox?kind=application&item=first')
})

// proves X50
test('today’s lessons are those of the school’s day', async () => {
  const fetch = await openApp('/admin/dashboard', { as: 'admin', situations: { getTimetable: 'empty' } })
  await expect.element(today.getByText('No lessons today.')).toBeVisible()
  expect(findRequests(fetch, 'getTimetable').map(({ url }) => url.searchParams.get('days'))).toEqual(['1'])
})

// proves X50, X51
test('statistics are requested once and shown as counts and, after scrolling, as charts', async () => {
  const fetch = await openApp('/admin/dashboard', { as: 'admin' })
  const { thisMonth } = examples.getSchoolFigures[200].typical
  await expect.poll(getText('Students')).toContain(`+${thisMonth.students} this month`)
  scrollToCharts()
  await expect.element(charts.getByRole('heading', { name: 'Income by month' })).toBeVisible()
  expect(findRequests(fetch, 'getSchoolFigures')).toHaveLength(1)
})

// proves X50
test.each(['unknownCall', 'serverError'] as const)(
  'when the statistics are %s the dashboard works without them',
  async (situation) => {
    await openApp('/admin/dashboard', { as: 'admin', situations: { getSchoolFigures: situation } })
    await expect.poll(getText('Students')).toBe(`Students${examples.listStudents[200].typical.students.length}`)
    await expect.element(pending.getByRole('listitem').first()).toBeVisible()
    scrollToCharts()
    expect(charts.elements()).toEqual([])
    expect(page.getByRole('alert').elements()).toEqual([])
  },
)

// proves X50
test('sections that fail show an error in place, don’t affect others, and can be reloaded', async () => {
  const fetch = await openApp('/admin/dashboard', {
    as: 'admin',
    situations: { listWaiting: 'serverError', getTimetable: 'serverError' },
  })
  await expect.element(pending.getByRole('alert')).toBeVisible()
  await expect.element(today.getByRole('alert')).toBeVisible()
  await expect.poll(getText('Students')).toContain(String(examples.listStudents[200].typical.students.length))
  fetch.use({ listWaiting: 'empty' })
  await pending.getByRole('button', { name: 'Try again' }).click()
  await expect.element(pending.getByText('You’re all caught up.')).toBeVisible()
  await expect.element(today.getByRole('alert')).toBeVisible()
  fetch.use({ getTimetable: 'empty' })
  await today.getByRole('button', { name: 'Try again' }).click()
  await expect.element(today.getByText('No lessons today.')).toBeVisible()
})

// proves X50
test('a backend with only the specification hides what it doesn’t support', async () => {
  await openApp('/admin/dashboard', { as: 'admin', situations: specOnly })
  await expect.element(pending.getByRole('link', { name: 'Teacher applications to review' })).toBeVisible()
  expect(pending.getByRole('link', { name: /^Payments/ }).elements()).toEqual([])
  expect(today.elements()).toEqual([])
})

test('the numbers of what needs attention add up to the one in the menu, and each kind is listed', async () => {
  await openApp('/admin/dashboard', { as: 'admin', situations: { listWaiting: 'hundreds' } })
  const { counts: found } = examples.listWaiting[200].hundreds
  const kinds = Object.values(found).filter((count) => count > 0)
  await expect.poll(() => pending.getByRole('listitem').elements().length).toBe(kinds.length)
  const sum = kinds.reduce((all, count) => all + count, 0)
  const shown = pending
    .getByRole('listitem')
    .elements()
    .map((chip) => Number(chip.querySelector('span')?.textContent))
  expect(shown.reduce((all, count) => all + count, 0)).toBe(sum)
  await expect.element(pending.getByRole('link', { name: `See all ${sum}` })).toBeVisible()
})
