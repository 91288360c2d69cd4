import type { OperationId } from '@maktab/contract/calls'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Role } from '../addresses/roles.ts'
import { formCases } from './formCases.ts'
import { openApp } from './openApp.tsx'
import { openForm } from './openForm.ts'
import { saveMessages } from './saveMessages.ts'

const toast = (words: string) => page.getByRole('status').getByText(words, { exact: true })

// That the server’s words replace these sentences is tested in everyForm.test.tsx.
test.for(Object.entries(formCases).filter(([, { call }]) => saveMessages[call]?.done))(
  '%s says the sentence of the specification when the server has no words',
  async ([name, entry]) => {
    const { call, fetch, button } = await openForm(name, entry)
    fetch.answer(call, () => Response.json({}))
    await button.click()
    await expect.element(toast(saveMessages[call]!.done!)).toBeVisible()
  },
)

const deletes = [
  ['Performance deleted successfully', 'deleteReport', 'admin', '/admin/student-Performance-report'],
  ['Performance deleted successfully', 'deleteReport', 'teacher', '/teacher/student-performance'],
  ['Allotment deleted', 'deleteAllotment', 'admin', '/admin/allot-teacher'],
] as const satisfies [string, OperationId, Role, string][]

async function deleteFirst(): Promise<void> {
  const rows = page.getByRole('main').getByRole('button', { name: /^Delete / })
  await rows.first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
}

test.for(deletes)(
  'a delete says “%s” (%s by %s at %s) when the server has no words, else the server’s words',
  async ([words, call, as, at]) => {
    const fetch = await openApp(at, { as })
    fetch.answer(call, () => Response.json({ message: 'The school has deleted it' }))
    await deleteFirst()
    await expect.element(toast('The school has deleted it')).toBeVisible()
    expect(toast(words).elements()).toHaveLength(0)
    fetch.answer(call, () => Response.json({}))
    await deleteFirst()
    await expect.element(toast(words)).toBeVisible()
  },
)
