import type { OperationId } from '@maktab/contract/calls'
import { examples } from '@maktab/contract/examples'
import type { ExampleFetch } from '@maktab/mocks/createExampleFetch'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openApp, currentPath, testStep } from '#testing/openApp.tsx'
import { pressRowAction } from '#testing/userActions.ts'
import { findRequestBodies, findOperationsAfter, findRequestPaths, waitForRequest } from '#testing/findRequests.ts'

const classes = examples.listTeacherClasses[200].typical.data
const first = classes[0]!
// The form checks for conflicts shortly after each change, even if it has been saved since.
const queriesAfter = (fetch: ExampleFetch, id: OperationId) =>
  findOperationsAfter(fetch, id)
    .filter((call) => call !== 'findClashes')
    .toSorted()

async function typeTime(end: 'From' | 'To', digits: string): Promise<void> {
  await page
    .getByRole('group', { name: new RegExp(end) })
    .getByRole('spinbutton')
    .first()
    .click()
  await userEvent.keyboard(digits)
}

// proves 1§2.routes.25, 2§2.paths.2, GET class/get
test('lists the teacher’s classes with one request', async () => {
  const fetch = await openApp('/teacher/classes', { as: 'teacher' })
  await expect.element(page.getByRole('rowheader', { name: first.title })).toBeVisible()
  expect(findRequestPaths(fetch, 'listTeacherClasses')).toEqual(['/api/class/get'])
})

async function fillNewClass(): Promise<void> {
  await page.getByRole('combobox', { name: 'Courses' }).fill('begin')
  await page.getByRole('option', { name: /Tajweed for beginners/ }).click()
  await userEvent.keyboard('{Escape}')
  await page.getByRole('textbox', { name: 'Title' }).fill('Morning group')
  await page.getByRole('textbox', { name: 'Link' }).fill('meet.maktab.test/morning')
  await typeTime('From', '0700')
  await typeTime('To', '0745')
}

const newClass = { title: 'Morning group', link: 'meet.maktab.test/morning', courseIds: [1] }
const time = { from: '07:00', to: '07:45' }

// proves 2§1.2, 2§2.teacherClasses.4, 2§3.13, 2§3.14, GET teacher/get-teacher-course, POST class/create, D29.2
test('a new class is sent with its courses, then the list is refetched', async () => {
  // A backend with only the calls of the specification.
  const fetch = await openApp('/teacher/classes', { as: 'teacher', situations: { getSettings: 'unknownCall' } })
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  expect(currentPath()).toBe('/teacher/classes?form=new')
  await fillNewClass()
  await expect.element(page.getByRole('button', { name: 'Add time' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Classes' })).toBeVisible()
  expect(findRequestPaths(fetch, 'listTeacherCourses')).toEqual(['/api/teacher/get-teacher-course'])
  const { url, body } = await waitForRequest(fetch, 'createClass')
  expect(url.pathname).toBe('/api/class/create')
  expect(body).toEqual({ ...newClass, classTime: time })
  await expect.poll(() => queriesAfter(fetch, 'createClass')).toEqual(['listTeacherClasses'])
  await expect.element(page.getByText(examples.createClass[200].saved.message)).toBeVisible()
  expect(currentPath()).toBe('/teacher/classes')
})

test('a new class with several times is sent at once', async () => {
  const fetch = await openApp('/teacher/classes?form=new', { as: 'teacher' })
  await fillNewClass()
  await page.getByRole('button', { name: 'Add time' }).click()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Classes' })).toBeVisible()
  // Another time starts with the hours of the one before.
  expect((await waitForRequest(fetch, 'scheduleClass')).body).toEqual({ ...newClass, times: [time, time] })
  await expect.poll(() => queriesAfter(fetch, 'scheduleClass')).toEqual(['listOwedLessons', 'listTeacherClasses'])
})

test('on a backend without several times a class keeps one, and nothing typed is lost', async () => {
  const fetch = await openApp('/teacher/classes?form=new', {
    as: 'teacher',
    situations: { scheduleClass: 'unknownCall' },
  })
  await fillNewClass()
  await page.getByRole('button', { name: 'Add time' }).click()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect.element(page.getByText('Classes have one time here. Keep one and submit again.')).toBeVisible()
  // Nothing was typed there, so it is removed without a question.
  await page.getByRole('button', { name: 'Remove Time 2' }).click()
  await page.getByRole('button', { name: 'Submit' }).click()
  expect((await waitForRequest(fetch, 'createClass')).body).toEqual({ ...newClass, classTime: time })
})

// proves 2§3.13, 2§3.14, PUT class/edit/{id}, D4.2
test('an edited class is sent with its ID and its time’s, and the back button closes the form', async () => {
  const fetch = await openApp('/teacher/classes', { as: 'teacher' })
  await page.getByRole('button', { name: `Edit ${first.title}` }).click()
  expect(currentPath()).toBe(`/teacher/classes?edit=${first.id}`)
  await page.getByRole('textbox', { name: 'Title' }).fill('A better title')
  await page.getByRole('button', { name: 'Update' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Classes' })).toBeVisible()
  const { url, body } = await waitForRequest(fetch, 'editClass')
  expect(url.pathname).toBe(`/api/class/edit/${first.id}`)
  expect(body).toEqual({
    id: first.id,
    version: first.version,
    title: 'A better title',
    link: first.classLink,
    classTime: { id: 10, from: '16:00', to: '17:00' },
  })
  await expect.poll(() => queriesAfter(fetch, 'editClass')).toEqual(['listOwedLessons', 'listTeacherClasses'])
  await expect.element(page.getByText(examples.editClass[200].saved.message)).toBeVisible()

  await page.getByRole('button', { name: `Edit ${first.title}` }).click()
  window.history.back()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Classes' })).toBeVisible()
})

// proves X20, X23
test('changing the days of a class checks for clashes, then sends the days and the first day', async () => {
  const fetch = await openApp(`/teacher/classes?edit=${first.id}`, {
    as: 'teacher',
    situations: { findClashes: 'none' },
  })
  await page.getByText('Wed', { exact: true }).click()
  await page.getByRole('group', { name: 'First day' }).getByRole('spinbutton').first().click()
  await userEvent.keyboard('07092026')
  const days = { from: '16:00', to: '17:00', days: [1, 3] }
  await expect
    .poll(() => findRequestBodies(fetch, 'findClashes').at(-1))
    .toEqual({ classId: first.id, timingId: 10, times: [days], starts: '2026-09-07' })
  await page.getByRole('button', { name: 'Update' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Classes' })).toBeVisible()
  const { id, version, title, classLink: link } = first
  expect(findRequestBodies(fetch, 'editClass')).toEqual([
    { id, version, title, link, classTime: { id: 10, ...days }, starts: '2026-09-07' },
  ])
})

// proves 2§4.8
test.each(['Cancel Edit', 'Update'])('after %s the next form is empty', async (button) => {
  await openApp(`/teacher/classes?edit=${first.id}`, { as: 'teacher' })
  await expect.element(page.getByRole('textbox', { name: 'Title' })).toHaveValue(first.title)
  await page.getByRole('button', { name: button }).click()
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Create Class' })).toBeVisible()
  for (const name of ['Title', 'Link']) await expect.element(page.getByRole('textbox', { name })).toHaveValue('')
})

// proves 2§6.2, DELETE class/delete/{id}
test('deleting a class asks first', async () => {
  const fetch = await openApp('/teacher/classes', { as: 'teacher' })
  await pressRowAction('Delete', first.title)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  expect(findRequestPaths(fetch, 'deleteClass')).toEqual([`/api/class/delete/${first.id}`])
  await expect.poll(() => queriesAfter(fetch, 'deleteClass')).toEqual(['listOwedLessons', 'listTeacherClasses'])
})

// proves 2§2.paths.3
test('navigates from a class to its attendance and back', async () => {
  await openApp('/teacher/classes', { as: 'teacher' })
  await page.getByRole('link', { name: `Mark attendance: ${first.title}` }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: /^Attendance/ })).toBeVisible()
  // The whole class is marked in the register, which opens on its last lesson.
  await expect.element(page.getByRole('tab', { name: 'Whole class', selected: true })).toBeVisible()
  expect(currentPath()).toBe(`/teacher/classes?class=${first.id}&view=register`)
  await page.getByRole('tab', { name: 'Single student' }).click()
  await expect.poll(currentPath).toBe(`/teacher/classes?class=${first.id}&view=single`)
  await page.getByRole('link', { name: 'All classes' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Classes' })).toBeVisible()
})

// proves X40
test('a lesson with missing attendance links to the register of its day', async () => {
  const fetch = await openApp('/teacher/classes', { as: 'teacher' })
  const [owed] = examples.listOwedLessons[200].typical.lessons
  await page.getByRole('link', { name: `Mark attendance: ${owed!.title}, 25 Mar 2026` }).click()
  await expect.element(page.getByRole('tab', { name: 'Whole class', selected: true })).toBeVisible()
  expect(currentPath()).toBe(`/teacher/classes?class=${owed!.classId}&view=register&day=${owed!.heldOn}`)
  await waitForRequest(fetch, 'listOwedLessons')
})
test('the page shows no missing attendance if the backend sends none', async () => {
  for (const listOwedLessons of ['unknownCall', 'serverError', 'empty'] as const) {
    await testStep(listOwedLessons, async () => {
      const fetch = await openApp('/teacher/classes', { as: 'teacher', situations: { listOwedLessons } })
      await expect.element(page.getByRole('rowheader', { name: first.title })).toBeVisible()
      await waitForRequest(fetch, 'listOwedLessons')
      await expect.element(page.getByRole('heading', { name: 'Attendance to take' })).not.toBeInTheDocument()
    })
  }
})
