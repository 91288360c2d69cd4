import { examples } from '@maktab/contract/examples'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openSchool } from '../../testing/openSchool.tsx'

const now = Date.now.bind(Date)
const DAY = 86_400_000
const label = 'a day later the file has the day’s name'

afterEach(() => vi.restoreAllMocks())

/** The name of the file that the table gives. */
async function exportedAs(): Promise<string> {
  let name = ''
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    name = this.download
  })
  await page.getByRole('button', { name: /^Export/ }).click()
  await expect.poll(() => name, { timeout: 20_000 }).not.toBe('')
  return name
}

test.for([
  ['/admin/students', examples.listStudents[200].typical.students[0]?.name],
  ['/admin/teacher', examples.listTeachers[200].typical.teachers[0]?.name],
  ['/admin/classes', examples.listAllClasses[200].typical.data[0]?.title],
] as const)(`%s: ${label}`, { timeout: 60_000 }, async ([path, row]) => {
  await openSchool(path, { as: 'admin' })
  await expect.element(page.getByRole('main').getByText(String(row)).first()).toBeVisible()
  const today = await exportedAs()
  vi.useFakeTimers({ toFake: ['Date'], now: now() + DAY })
  document.dispatchEvent(new Event('visibilitychange'))
  vi.useRealTimers()
  await expect.poll(exportedAs, { timeout: 20_000 }).not.toBe(today)
})
