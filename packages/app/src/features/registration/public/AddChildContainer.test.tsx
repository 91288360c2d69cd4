import { examples } from '@maktab/contract/examples'
import type { ExampleFetch, Situations } from '@maktab/mocks/createExampleFetch'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { store } from '#browser/cookiesAndStore.ts'
import { endSessionAtom } from '#session/sessionAtoms.ts'
import { currentPath, openApp } from '#testing/openApp.tsx'
import { press } from '#testing/openRegistration.ts'

const { user } = examples.getCurrentUser[200].siblings
const [course] = examples.listCourses[200].typical.course
const DRAFT = 'draft:another-child'

const name = () => page.getByRole('textbox', { name: 'Name', exact: true })
const findBodies = (fetch: ExampleFetch, id: string) =>
  fetch.requests.filter(({ operationId }) => operationId === id).map(({ body }) => body)

beforeEach(() => sessionStorage.clear())

/** Opens the form of a guardian with two children. */
async function open(situations: Situations = {}, search = ''): Promise<ExampleFetch> {
  onTestFinished(() => store.set(endSessionAtom, 'signedOut'))
  const fetch = await openApp(`/create-student-account?child=another${search}`, {
    as: 'student',
    situations: { getCurrentUser: 'siblings', ...situations },
  })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Add another child' })).toBeVisible()
  return fetch
}

// proves D302.2
test('another child needs a name and a course, and the session continues as the child', async () => {
  const fetch = await open({}, `&course=${course!.id}`)
  expect(page.getByRole('textbox', { name: /Email|Password|Signature|Guardian name/ }).elements()).toEqual([])
  await name().fill('Sara Malik')
  await press('Add this child')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Your child is registered' })).toHaveFocus()
  await expect.element(page.getByText('The school has your request')).toBeVisible()
  const sent = fetch.requests.find(({ operationId }) => operationId === 'addChild')
  expect(sent?.body).toEqual({ name: 'Sara Malik', courses: [{ course_id: course!.id }] })
  expect(sent?.headers.has('token')).toBe(true)
  expect(findBodies(fetch, 'registerStudent')).toEqual([])
  expect(findBodies(fetch, 'switchChild')).toEqual([{ id: examples.addChild[200].added.id }])
  expect(sessionStorage.getItem(DRAFT) ?? '').not.toContain('Sara')
  await page.getByRole('link', { name: 'Go to your dashboard' }).click()
  await expect.poll(currentPath).toBe('/student/dashboard')
})

// proves D302.2
test('“Change” shows what the school knows about the guardian, and sends it', async () => {
  const fetch = await open()
  await name().fill('Sara Malik')
  await page.getByRole('group', { name: 'Contact' }).getByRole('button', { name: 'Change' }).click()
  const guardian = page.getByRole('textbox', { name: 'Guardian name' })
  await expect.element(guardian).toHaveValue(user.guardian.guardian_name)
  await guardian.fill('Tariq Malik')
  await press('Add this child')
  await expect
    .poll(() => findBodies(fetch, 'addChild'))
    .toEqual([expect.objectContaining({ guardian_name: 'Tariq Malik', contact_number: user.guardian.contact_number })])
  // The session switches to the child; wait, so that it doesn’t affect the next test.
  await expect.element(page.getByRole('heading', { level: 1, name: 'Your child is registered' })).toHaveFocus()
})

test('field errors of the server are shown at their fields, and nothing typed is lost', async () => {
  const fetch = await open({ addChild: 'invalid' })
  await name().fill('Sara Malik')
  await press('Add this child')
  await expect.element(name()).toHaveFocus()
  await expect.element(name()).toHaveAccessibleDescription(examples.addChild[422].invalid.error.name[0])
  await expect.element(name()).toHaveValue('Sara Malik')
  expect(findBodies(fetch, 'switchChild')).toEqual([])
})

test('typed values are restored', async () => {
  onTestFinished(() => store.set(endSessionAtom, 'signedOut'))
  await openApp('/student/policy', { as: 'student', situations: { getCurrentUser: 'siblings' } })
  await page.getByRole('button', { name: `${user.name}, switch child` }).click()
  // After signing in, which deletes drafts.
  sessionStorage.setItem(DRAFT, JSON.stringify({ at: Date.now(), values: { name: 'Sara Malik' } }))
  await page.getByRole('menuitem', { name: 'Add another child' }).click()
  await expect.element(page.getByText('We saved your draft.')).toBeVisible()
  await expect.element(name()).toHaveValue('Sara Malik')
})

test('a backend that keeps no requests asks for email and password', async () => {
  onTestFinished(() => store.set(endSessionAtom, 'signedOut'))
  const situations = { getCurrentUser: 'siblings', getSettings: 'receiptsFirst' } satisfies Situations
  await openApp('/create-student-account?child=another', { as: 'student', situations })
  await expect.element(page.getByRole('textbox', { name: 'Email' })).toHaveValue(user.email)
  await expect.element(page.getByRole('textbox', { name: 'Password', exact: true })).toBeVisible()
})
