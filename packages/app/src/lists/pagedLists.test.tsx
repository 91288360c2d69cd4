import { examples } from '@maktab/contract/examples'
import type { Situations } from '@maktab/mocks/createExampleFetch'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openApp, currentPath } from '../testing/openApp.tsx'

/** Situations of a backend with search, sorting and pagination. */
const paged = {
  listStudents: 'page',
  filterStudents: 'page',
  listTeachers: 'page',
  listAllClasses: 'page',
  filterClasses: 'page',
  listAllotments: 'page',
  listReports: 'page',
} as const satisfies Situations

const open = (path: string) => openApp(path, { as: 'admin', situations: paged })
type Fetch = Awaited<ReturnType<typeof open>>

const queriesOf = (fetch: Fetch, id: keyof typeof paged) =>
  fetch.requests.flatMap(({ operationId, url }) => (operationId === id ? [Object.fromEntries(url.searchParams)] : []))
const students = examples.listStudents[200].page.students
const heading = () => page.getByRole('heading', { level: 1 }).first()

// proves X180
test.for([
  '/admin/dashboard',
  '/admin/inbox',
  '/admin/timetable',
  '/admin/students',
  '/admin/students?course=1',
  '/admin/students?student=1',
  '/admin/students?statement=1',
  '/admin/teacher',
  '/admin/teacher?course=1',
  '/admin/teacher?student=1',
  '/admin/teacher?course=1&student=1',
  '/admin/teacher?teacher=1',
  '/admin/classes',
  '/admin/classes?course=1',
  '/admin/classes?teacher=1',
  '/admin/classes?class=1',
  '/admin/course?open=1',
  '/admin/allot-teacher',
  '/admin/allot-teacher?form=new',
  '/admin/allot-teacher?form=new&student=1&course=1&teacher=1',
  '/admin/allot-teacher?edit=1',
  '/admin/student-Performance-report',
  '/admin/student-Performance-report?edit=1',
  '/admin/discounts?discount=new&student=1',
  '/admin/event?members=1',
])('%s requests no whole list', async (path) => {
  const fetch = await open(path)
  await expect.element(heading()).toBeVisible()
  await expect.poll(() => page.getByRole('status', { name: /^Loading/ }).elements()).toEqual([])
  expect(fetch.requests).not.toEqual([])
  for (const id of Object.keys(paged) as (keyof typeof paged)[]) {
    for (const query of queriesOf(fetch, id)) {
      const narrowed = ['limit', 'ids', 'studentId', 'teacherId'].filter((name) => name in query)
      expect(narrowed, `${id} ${JSON.stringify(query)}`).not.toEqual([])
    }
  }
})

test('a paginated backend without a queue of pending items is asked for the lists instead', async () => {
  const situations = { ...paged, listWaiting: 'unknownCall' } as const
  const fetch = await openApp('/admin/inbox', { as: 'admin', situations })
  await expect.poll(() => queriesOf(fetch, 'listStudents').slice(0, 2)).toEqual([{ limit: '1' }, {}])
  await expect.poll(() => queriesOf(fetch, 'listTeachers').slice(0, 2)).toEqual([{ limit: '1' }, {}])
  await expect.poll(() => page.getByRole('status', { name: /^Loading/ }).elements()).toEqual([])
})

test('a list requests the page it shows, with debounced search, sort order and kind', async () => {
  const fetch = await open('/admin/students')
  await expect.poll(() => page.getByRole('rowheader').elements().length).toBe(students.length)
  expect(queriesOf(fetch, 'listStudents')).toEqual([{ limit: '25' }])
  await page.getByRole('searchbox').fill('omar')
  await expect.poll(() => queriesOf(fetch, 'listStudents').at(-1)).toEqual({ limit: '25', search: 'omar' })
  expect(queriesOf(fetch, 'listStudents')).toHaveLength(2)
  await page.getByRole('columnheader').getByRole('button', { name: 'Name' }).click()
  await expect.poll(() => queriesOf(fetch, 'listStudents').at(-1)).toMatchObject({ search: 'omar', sort: 'name' })
})

test('a page number past the end opens the last page', async () => {
  const fetch = await open('/admin/students?page=9')
  await expect.poll(currentPath).toBe('/admin/students')
  await expect.poll(() => queriesOf(fetch, 'listStudents').at(-1)).toEqual({ limit: '25' })
})

test('a page number past the last numbered page opens that page and says how to continue', async () => {
  const withoutNextPage = (response: unknown) =>
    'students' in Object(response) ? { ...Object(response), page: { next: null, kinds: { with: 200_000 } } } : response
  const fetch = await openApp('/admin/students?page=9000', {
    as: 'admin',
    situations: paged,
    transformResponse: withoutNextPage,
  })
  await expect.poll(currentPath).toBe('/admin/students?page=401')
  await expect.element(page.getByText('Page 401 of 401').first()).toBeVisible()
  await expect.element(page.getByText(/^To see more rows, search or change the sort order\./)).toBeVisible()
  expect(queriesOf(fetch, 'listStudents')).toEqual([{ limit: '25', skip: '10000' }])
})

test('a field searches on the server and keeps the chosen option', async () => {
  const fetch = await open('/admin/allot-teacher?form=new')
  const field = page.getByRole('combobox', { name: 'Student' })
  await expect.poll(() => queriesOf(fetch, 'listStudents')).toEqual([{ limit: '50', sort: 'name' }])
  // The result isn’t on any page loaded before.
  fetch.answer('listStudents', () => Response.json(examples.filterStudents[200].page))
  await field.fill('omar')
  await expect
    .poll(() => queriesOf(fetch, 'listStudents').at(-1))
    .toEqual({ limit: '50', search: 'omar', sort: 'name' })
  await page.getByRole('option', { name: /Omar Haddad/ }).click()
  await expect.element(field).toHaveValue('STD-004 · Omar Haddad')
  fetch.answer('listStudents')
  await page.getByRole('combobox', { name: 'Course' }).fill('Tajweed')
  await page.getByRole('option', { name: 'Tajweed for beginners' }).click()
  await expect.element(field).toHaveValue('STD-004 · Omar Haddad')
  await expect.poll(() => queriesOf(fetch, 'listAllotments').at(-1)).toEqual({ studentId: '4' })
})

test('the global search searches on the server', async () => {
  const fetch = await open('/admin/dashboard')
  await expect.element(heading()).toBeVisible()
  fetch.answer('listStudents', () => Response.json(examples.filterStudents[200].page))
  await userEvent.keyboard('{Control>}k{/Control}')
  await page.getByRole('combobox', { name: 'Search the school' }).fill('haddad')
  await expect
    .poll(() => queriesOf(fetch, 'listStudents').at(-1))
    .toEqual({ limit: '50', search: 'haddad', sort: 'name' })
  await page.getByRole('option', { name: /Omar Haddad/ }).click()
  await expect.poll(currentPath).toBe('/admin/students?student=4')
})
