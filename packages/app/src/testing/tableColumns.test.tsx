import { setupI18n } from '@lingui/core'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { setLanguageAtom, messagesAtom } from '../preferences/languageAndSchemeAtoms.ts'
import { isSidebarExpandedAtom } from '../preferences/cookieAtoms.ts'
import { store } from '../browser/cookiesAndStore.ts'
import { openApp, testStep } from './openApp.tsx'
import { type SpecifiedTable, specifiedTables as tables } from './specifiedTables.ts'

/** Tables of pages that aren’t in the specification. */
const unspecifiedTables = [
  'DiscountsTable',
  'ImportRowsTable',
  'IncomeTotalsTable',
  'MarksTable',
  'PaymentsTable',
  'StaffTable',
  'TrialsTable',
]

test('every table of the screens is listed here', () => {
  const sources = import.meta.glob<string>(['../../../ui/src/features/**/*.tsx', '!**/*.stories.tsx'], {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  const names = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/^(?:export )?function (\w+Table)\b/gm)].map(([, name = '']) => name),
  )
  expect(names.length).toBeGreaterThan(15)
  const listed = new Set([...tables.map(({ name }) => name), ...unspecifiedTables])
  expect(names.filter((name) => !listed.has(name))).toEqual([])
})

beforeAll(() => store.set(isSidebarExpandedAtom, true))

const languages = ['en', 'ur', 'ar'] as const

/** Expects the specified columns in each language at these window widths. A table announces those that don’t fit. */
async function expectColumns(table: SpecifiedTable, widths: readonly number[]): Promise<void> {
  for (const language of languages) {
    await store.set(setLanguageAtom, language)
    await expect.poll(() => document.documentElement.lang).toMatch(new RegExp(`^${language}`))
    for (const width of widths) {
      const message = `in ${language} at ${width} px`
      await expect.poll(() => measure(table, width), { message }).toEqual(specified(table))
    }
  }
}

// proves 1§2.courses.7, 1§2.teachers.2, 1§2.teachers.3, 1§2.teachers.10, 1§2.teachers.12, 1§2.classes.2
// proves 1§2.policies.3, 1§2.events.3, 1§2.events.6, 1§2.events.8, 1§2.events.9, 2§2.enrolled.3, 2§2.billing.1
// proves 2§2.billing.2, 2§2.teacherClasses.9, 2§2.attendance.6, 2§2.allottedStudents.1, 2§2.addStudent.6
// proves 2§2.teacherReports.3, 2§2.students.2, 2§2.allotments.7, 2§2.reports.1
test.for(tables)('$name has the columns and the actions of the specification', async (table) => {
  onTestFinished(() => page.viewport(1280, 800))
  await openApp(table.path, { as: table.as })
  await measure(table, 1280)
  expect.soft(missingButtons(table), 'actions that are no buttons').toEqual([])
  await testStep('with the usual texts', () => expectColumns(table, [1280, 1440]))
  if (!table.call) return
  await openApp(table.path, { as: table.as, situations: { [table.call]: 'longText' } })
  await testStep('with long texts', () => expectColumns(table, [1280]))
})

/** The translation of an English text into the page’s language. */
function textOf(english: string): string {
  const { language, messages } = store.get(messagesAtom)
  return setupI18n({ locale: language, messages: { [language]: messages } })._(generateMessageId(english))
}

function specified({ columns, actions }: SpecifiedTable) {
  return {
    columns: [...columns.map(textOf), ...(actions ? [textOf(actions.header)] : [])],
    isExtraLast: true,
    cut: [],
    beyondCard: 0,
    beyondPage: 0,
    isSidebarOpen: true,
  }
}

/** Measures a table at a window width. */
async function measure({ columns, actions, extra = [], label, isWide = false }: SpecifiedTable, width: number) {
  await page.viewport(width, 800)
  const locator = page.getByRole('table', label ? { name: textOf(label) } : {}).first()
  await expect.element(locator).toBeVisible()
  await document.fonts.ready
  const table = locator.element() as HTMLElement
  const isScrolling = table.dataset['isScrolling'] === 'true'
  if (isWide && !isScrolling) showAllColumns(table)
  const headers = [...table.querySelectorAll<HTMLElement>('thead th:not([data-is-fold], [data-is-select])')]
  const shown = headers.map(getHeaderText)
  const own = new Set(extra.map(textOf))
  const afterColumns = shown.slice(columns.length, actions ? -1 : undefined)
  const { scrollWidth, clientWidth } = document.documentElement
  return {
    columns: shown.filter((header) => !own.has(header)),
    isExtraLast: afterColumns.every((header) => own.has(header)),
    cut: headers.filter(isCut).map(getHeaderText),
    // Widths are rounded to whole pixels.
    beyondCard: isScrolling ? 0 : Math.max(0, table.offsetWidth - (table.parentElement?.clientWidth ?? 0) - 1),
    beyondPage: Math.max(0, scrollWidth - clientWidth),
    isSidebarOpen: width - (document.querySelector('main')?.parentElement?.clientWidth ?? 0) > 250,
  }
}

/** Shows the hidden columns, which the note above the table announces. The next measurement finds them. */
function showAllColumns(table: HTMLElement): void {
  table.closest(':has(> p button)')?.querySelector<HTMLElement>(':scope > p button')?.click()
}

/** The text of a header, without a note such as the time zone. */
function getHeaderText(header: HTMLElement): string {
  const note = header.querySelector('small')?.textContent ?? ''
  return header.textContent.slice(0, header.textContent.length - note.length).trim()
}

/** Whether a header’s text is wider than its cell. */
function isCut(header: HTMLElement): boolean {
  const range = document.createRange()
  range.selectNodeContents(header.querySelector('button')?.firstChild ?? header)
  const cell = header.getBoundingClientRect()
  const { left, right } = range.getBoundingClientRect()
  return left < cell.left || right > cell.right
}

/** The specified actions that no row has as a button. */
function missingButtons({ actions }: SpecifiedTable): string[] {
  const names = [...document.querySelectorAll<HTMLElement>('tbody [data-is-action=true] :is(a, button)')]
    .filter((button) => button.checkVisibility())
    .map(({ ariaLabel }) => ariaLabel ?? '')
  return (actions?.buttons ?? []).filter((button) => !names.some((name) => name.startsWith(button)))
}
