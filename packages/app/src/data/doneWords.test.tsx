import type { OperationId } from '@maktab/contract/calls'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { everyForm } from '../testing/everyForm.ts'
import { openApp } from '../testing/openApp.tsx'

type Case = { as: 'admin' | 'teacher'; at: string; call: OperationId; act: () => Promise<void> }

async function confirmDelete(): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Delete / })
    .first()
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
}

/** The sentences of the specification for what was done (1§8, 2§8), with each way to it. */
const cases: [string, Case][] = [
  ...(
    [
      ['Class updated successfully', 'admin/ClassesScreen/ClassForm'],
      ['Performance updated successfully', 'admin/ReportsScreen/ReportForm'],
      ['Performance updated successfully', 'teacher/ReportsScreen/ReportForm'],
      ['Students assigned to class successfully', 'teacher/AssignStudentsScreen/AssignForm'],
    ] as const
  ).map(([words, form]): [string, Case] => {
    const { as, at, call, fill, press } = everyForm[form]!
    const act = async () => {
      await fill()
      await page.getByRole('button', { name: press, exact: true }).click()
    }
    return [words, { as: as === 'admin' ? as : 'teacher', at, call, act }]
  }),
  [
    'Performance deleted successfully',
    { as: 'admin', at: '/admin/student-Performance-report', call: 'deleteReport', act: confirmDelete },
  ],
  [
    'Performance deleted successfully',
    { as: 'teacher', at: '/teacher/student-performance', call: 'deleteReport', act: confirmDelete },
  ],
  ['Allotment deleted', { as: 'admin', at: '/admin/allot-teacher', call: 'deleteAllotment', act: confirmDelete }],
]

const told = (words: string) => page.getByRole('status').getByText(words, { exact: true })

test.for(cases)('“%s” is said where the server has no words', async ([words, { as, at, call, act }]) => {
  const fetch = await openApp(at, { as })
  fetch.answer(call, () => Response.json({}))
  await act()
  await expect.element(told(words)).toBeVisible()
})

test.for(cases)('the server’s words win over “%s”', async ([words, { as, at, call, act }]) => {
  const fetch = await openApp(at, { as })
  const own = `Told by the school of ${at}`
  fetch.answer(call, () => Response.json({ message: own }))
  await act()
  await expect.element(told(own)).toBeVisible()
  expect(told(words).elements()).toHaveLength(0)
})
