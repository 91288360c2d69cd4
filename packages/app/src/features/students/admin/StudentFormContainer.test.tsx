import { examples } from '@maktab/contract/examples'
import type { Situations } from '@maktab/mocks/createExampleFetch'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp, currentPath } from '#testing/openApp.tsx'
import { findOperationsAfter, findRequestBodies, findRequests, waitForRequest } from '#testing/findRequests.ts'
import { press, type } from '#testing/userActions.ts'

const [student] = examples.listStudents[200].typical.students
const { invitation } = examples.createStudent[200].invited

const open = (path: string, situations: Situations = {}) => openApp(path, { as: 'admin', situations })
const dialog = page.getByRole('dialog')
const answerDialog = (name: string) => page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click()

async function fillNewStudent() {
  await type('Name', 'Noura Saleh')
  await type('Guardian name', 'Huda Saleh')
  await page.getByRole('textbox', { name: 'Contact number', exact: true }).fill('+971 50 5550142')
  await type('Email', 'huda.saleh@maktab.test')
}

test('a student is added from the list, and their invitation is shown before their page opens', async () => {
  const fetch = await open('/admin/students')
  await page.getByRole('link', { name: 'Add student' }).click()
  await expect.poll(currentPath).toBe('/admin/students?form=new')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Add student' })).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Student ID' })).not.toHaveValue('')
  await fillNewStudent()
  await press('Save')
  const { body } = await waitForRequest(fetch, 'createStudent')
  expect(body).toMatchObject({
    name: 'Noura Saleh',
    guardian_name: 'Huda Saleh',
    contact_number: '+971 50 5550142',
    email: 'huda.saleh@maktab.test',
    std_id: expect.stringMatching(/^STD-\d{3}$/),
  })
  await expect.element(dialog.getByRole('heading', { name: 'Invitation for Noura Saleh' })).toBeVisible()
  await expect.element(dialog.getByText(invitation.link)).toBeVisible()
  await expect.element(page.getByRole('status').getByText('Student added')).toBeVisible()
  expect(findOperationsAfter(fetch, 'createStudent')).toContain('listStudents')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect.poll(currentPath).toBe('/admin/students?student=21')
})

test('a student without an invitation opens at once', async () => {
  await open('/admin/students?form=new', { createStudent: 'withoutEmail' })
  await fillNewStudent()
  await press('Save')
  await expect.poll(currentPath).toBe('/admin/students?student=22')
  expect(dialog.elements()).toHaveLength(0)
})

test('a taken email offers to add the student to that family', async () => {
  const fetch = await open('/admin/students?form=new', { createStudent: 'emailTaken' })
  await fillNewStudent()
  await press('Save')
  await expect
    .element(page.getByRole('textbox', { name: 'Email' }))
    .toHaveAccessibleDescription(expect.stringContaining('An account with this email already exists.'))
  await press('Add to this family')
  fetch.use({ createStudent: 'joined' })
  await press('Save')
  await expect.poll(currentPath).toBe('/admin/students?student=23')
  const bodies = findRequestBodies(fetch, 'createStudent')
  expect(bodies[0]).not.toHaveProperty('joins_account')
  expect(bodies[1]).toMatchObject({ email: 'huda.saleh@maktab.test', joins_account: true })
})

test('editing starts from the student’s page, sends the version, and returns there', async () => {
  const fetch = await open(`/admin/students?student=${student!.id}`)
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await expect.poll(currentPath).toBe(`/admin/students?form=${student!.id}`)
  await expect.element(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(student!.name)
  await type('Guardian name', 'Another Malik')
  await press('Update')
  const { url, body } = await waitForRequest(fetch, 'editStudent')
  expect(url.pathname).toBe(`/api/student/edit/${student!.id}`)
  expect(body).toMatchObject({ name: student!.name, guardian_name: 'Another Malik', version: student!.version })
  await expect.poll(currentPath).toBe(`/admin/students?student=${student!.id}`)
  await expect.element(page.getByRole('status').getByText('Student updated')).toBeVisible()
})

test('the form asks before typed values are lost', async () => {
  await open('/admin/students?form=new')
  await type('Name', 'Noura Saleh')
  await press('Cancel')
  await answerDialog('Keep editing')
  await expect.element(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Noura Saleh')
  await press('Cancel')
  await answerDialog('Discard changes')
  await expect.poll(currentPath).toBe('/admin/students')
})

test('an unknown student is reported as missing in the form', async () => {
  await open('/admin/students?form=999')
  await expect.element(page.getByText('This student no longer exists.')).toBeVisible()
})

test('a new invitation of a student without a password is shown, and announced if it fails', async () => {
  const invited = examples.listStudents[200].invited.students.find(({ awaitsPassword }) => awaitsPassword)!
  const situations: Situations = { listStudents: 'invited', createInvitation: 'serverError' }
  const fetch = await open(`/admin/students?student=${invited.id}`, situations)
  await press('New invitation link')
  await expect.element(page.getByRole('alert')).toBeVisible()
  expect(dialog.elements()).toHaveLength(0)
  fetch.use({ createInvitation: 'created' })
  await press('New invitation link')
  await expect.element(dialog.getByText(examples.createInvitation[200].created.invitation.link)).toBeVisible()
  expect(findRequestBodies(fetch, 'createInvitation').at(-1)).toEqual({ role: 'student', id: invited.id })
})

// proves D16.3
test('a backend that can’t add or edit students hides these actions after the first try', async () => {
  const fetch = await open('/admin/students?form=new', { createStudent: 'unknownCall' })
  await fillNewStudent()
  await press('Save')
  await expect.element(page.getByText('Students can’t be added or edited here')).toBeVisible()
  expect(findRequests(fetch, 'createStudent')).toHaveLength(1)
  await page.getByRole('link', { name: 'Students', exact: true }).first().click()
  await expect.element(page.getByRole('rowheader').first()).toBeVisible()
  expect(page.getByRole('link', { name: 'Add student' }).elements()).toHaveLength(0)
})
