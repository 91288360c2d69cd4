import { examples } from '@maktab/contract/examples'
import type { Situations } from '@maktab/mocks/createExampleFetch'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp, currentPath } from '#testing/openApp.tsx'
import { findOperationsAfter, findRequestBodies, waitForRequest } from '#testing/findRequests.ts'
import { press, type } from '#testing/userActions.ts'

const [teacher] = examples.listTeachers[200].typical.teachers
const added = examples.createTeacher[200].invited

const open = (path: string, situations: Situations = {}) => openApp(path, { as: 'admin', situations })
const dialog = page.getByRole('dialog')

async function fillNewTeacher() {
  await type('Name', 'Salim Rahimi')
  await type('Email', 'salim.rahimi@maktab.test')
  await page.getByRole('textbox', { name: 'Contact number', exact: true }).fill('+93 70 555 0142')
}

test('a teacher is added from the list with a suggested ID, and their invitation is shown', async () => {
  const fetch = await open('/admin/teacher')
  await page.getByRole('link', { name: 'Add teacher' }).click()
  await expect.poll(currentPath).toBe('/admin/teacher?form=new')
  await expect
    .element(page.getByRole('textbox', { name: 'Teacher ID' }))
    .toHaveValue(expect.stringMatching(/^TCH-\d{3}$/))
  await fillNewTeacher()
  await press('Save')
  const { body } = await waitForRequest(fetch, 'createTeacher')
  expect(body).toMatchObject({
    teach_id: expect.stringMatching(/^TCH-\d{3}$/),
    name: 'Salim Rahimi',
    email: 'salim.rahimi@maktab.test',
  })
  await expect.element(dialog.getByRole('heading', { name: 'Invitation for Salim Rahimi' })).toBeVisible()
  expect(findOperationsAfter(fetch, 'createTeacher')).toContain('listTeachers')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect.poll(currentPath).toBe(`/admin/teacher?teacher=${added.id}`)
})

test('editing starts from the teacher’s page, sends the version, and returns there', async () => {
  const fetch = await open(`/admin/teacher?teacher=${teacher!.id}`)
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await expect.poll(currentPath).toBe(`/admin/teacher?form=${teacher!.id}`)
  await expect.element(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(teacher!.name)
  await type('Institution', 'Another school')
  await press('Update')
  const { url, body } = await waitForRequest(fetch, 'editTeacher')
  expect(url.pathname).toBe(`/api/teacher/edit/${teacher!.id}`)
  expect(body).toMatchObject({ name: teacher!.name, institution: 'Another school', version: teacher!.version })
  await expect.poll(currentPath).toBe(`/admin/teacher?teacher=${teacher!.id}`)
})

test('a teacher without a password gets a new invitation', async () => {
  const invited = examples.listTeachers[200].invited.teachers.find(({ awaitsPassword }) => awaitsPassword)!
  const fetch = await open(`/admin/teacher?teacher=${invited.id}`, { listTeachers: 'invited' })
  await press('New invitation link')
  await expect.element(dialog.getByRole('button', { name: 'Copy invitation' })).toBeVisible()
  expect(findRequestBodies(fetch, 'createInvitation')).toEqual([{ role: 'teacher', id: invited.id }])
})

// proves D16.3
test('a backend without extensions doesn’t offer to add, edit or import', async () => {
  await open(`/admin/teacher?teacher=${teacher!.id}`, { getSettings: 'unknownCall' })
  await expect.element(page.getByRole('heading', { level: 1, name: teacher!.name })).toBeVisible()
  expect(page.getByRole('link', { name: 'Edit', exact: true }).elements()).toHaveLength(0)
  await page.getByRole('link', { name: 'All teachers' }).click()
  await expect.element(page.getByRole('rowheader').first()).toBeVisible()
  for (const name of ['Add teacher', 'Import']) expect(page.getByRole('link', { name }).elements()).toHaveLength(0)
  await open('/admin/teacher?form=new', { getSettings: 'unknownCall' })
  await expect.element(page.getByText('Teachers can’t be added or edited here')).toBeVisible()
  await open('/admin/import', { getSettings: 'unknownCall' })
  await expect.element(page.getByText('Import isn’t available')).toBeVisible()
})
