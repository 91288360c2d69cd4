import { examples } from '@maktab/contract/examples'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openApp, currentPath } from '#testing/openApp.tsx'

const dialog = page.getByRole('dialog', { name: 'Search' })

const { student } = examples.listTeacherAllotments[200].typical.teacherAllotment[0]!
const { class: taught } = examples.listStudentClasses[200].typical.classes[0]!

// proves X58
test.each([
  ['teacher', student.name, `/teacher/alloted-students?q=${student.std_id}`],
  ['student', taught.title, /^\/student\/enrolled-courses\?classes=\d+$/],
] as const)('a %s searches what is theirs', async (role, words, to) => {
  const fetch = await openApp(`/${role}/dashboard`, { as: role })
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect.element(dialog.getByRole('option').first()).toBeVisible()
  await userEvent.keyboard(words)
  await expect.element(dialog.getByRole('option', { name: new RegExp(words) }).first()).toBeVisible()
  expect(fetch.requests.map(({ url }) => url.pathname)).not.toContain('/api/student/get')
  await dialog
    .getByRole('option', { name: new RegExp(words) })
    .first()
    .click()
  await expect.poll(currentPath).toMatch(to)
  await expect.element(dialog).not.toBeInTheDocument()
})
