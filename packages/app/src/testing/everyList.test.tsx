import type { OperationId } from '@maktab/contract/calls'
import shapes from '@maktab/contract/shapes' with { type: 'json' }
import type { ExampleFetch } from '@maktab/mocks/createExampleFetch'
import { detectTextLanguage } from '@maktab/ui/lib/text/textLanguage'
import { afterEach, expect, test, vi, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { setLanguageAtom } from '../preferences/languageAndSchemeAtoms.ts'
import { store } from '../browser/cookiesAndStore.ts'
import { waitForPageLoaded, refocusPage } from './waitForPageLoaded.ts'
import { type ListPageCase, listPageCases, readCalls } from './listPageCases.ts'
import { openApp, testStep } from './openApp.tsx'
import {
  findMissingMessages,
  findTypedTexts,
  isOnlyUserText,
  replaceUserTexts,
  findUserTextFields,
  findFieldsShown,
} from './replaceUserTexts.ts'
import { findRequests } from './findRequests.ts'

const stalePattern = /may be out of date\./
const visitedLists = new Set<OperationId>()
const visitedFields = new Set<string>()

afterEach(() => vi.restoreAllMocks())

/** Opens a page whose user texts are in English, Urdu and Arabic in turn. */
async function open({ path, ahead: _ahead, ...opening }: ListPageCase): Promise<ExampleFetch> {
  const fetch = await openApp(path, { ...opening, transformResponse: replaceUserTexts })
  await waitForPageLoaded(fetch)
  return fetch
}

const langAt = (element: Element) => element.closest('[lang]')?.getAttribute('lang')?.split('-')[0]

/** Leaves the page in English. */
async function expectTextsInEachLanguage(): Promise<void> {
  for (const language of ['ur', 'ar', 'en'] as const) {
    await testStep(`in ${language}`, async () => {
      await store.set(setLanguageAtom, language)
      await expect.poll(() => document.documentElement.lang).toMatch(new RegExp(`^${language}`))
      await new Promise(requestAnimationFrame)
      expect.soft(findMissingMessages(), `messages without words in ${language}`).toEqual([])
      const texts = findTypedTexts()
      for (const { text } of texts) for (const field of findFieldsShown(text)) visitedFields.add(field)
      const wrong = texts
        .map(({ text, element }) => ({
          text,
          markedLanguage: langAt(element),
          is: detectTextLanguage(text, language) ?? language,
        }))
        // Mixed lines of an Arabic page are marked as Arabic as a whole.
        .filter(({ text, markedLanguage, is }) => markedLanguage !== is && (language !== 'ar' || isOnlyUserText(text)))
      expect.soft(wrong, `typed texts whose language is wrong in ${language}`).toEqual([])
    })
  }
}

/** Shown for a picture that could not be loaded, which happens only after a failed attempt. */
const NO_PICTURE = 'Couldn’t load the image.'

/** The page’s text without stale-data notices and picture errors. */
function readPageText(): string {
  const main = document.querySelector('main')!.cloneNode(true) as HTMLElement
  for (const notice of main.querySelectorAll('[role="status"]'))
    if (stalePattern.test(notice.textContent)) notice.remove()
  return main.textContent.replaceAll(NO_PICTURE, '')
}

/** Operations that every page requests, with the pages on which they count as own data. */
const onEveryPage: Partial<Record<OperationId, (path: string) => boolean>> = {
  getSettings: (path) => path.endsWith('settings'),
  listWaiting: (path) => path.endsWith('inbox'),
}

function listsOf({ path, ahead = [] }: ListPageCase, fetch: ExampleFetch): OperationId[] {
  const requested = readCalls.filter((id) => findRequests(fetch, id).length > 0)
  const own = requested.filter((id) => onEveryPage[id]?.(path) ?? true)
  expect(own).not.toEqual([])
  return own.filter((id) => !ahead.includes(id))
}

/** Expects that a list that fails to refetch keeps its rows under a notice until it succeeds. */
async function expectKeptRows(
  fetch: ExampleFetch,
  id: OperationId,
  situation: ListPageCase['situations'],
): Promise<void> {
  const notices = page.getByRole('main').getByText(stalePattern)
  // The page renders again after the language has changed.
  await expect.poll(readPageText).not.toBe('')
  const before = readPageText()
  const requests = findRequests(fetch, id).length
  fetch.use({ [id]: 'serverError' })
  refocusPage()
  await expect.poll(() => findRequests(fetch, id).length, { message: 'it is refetched' }).toBeGreaterThan(requests)
  await expect.poll(() => notices.elements().length, { message: 'the notice' }).toBeGreaterThan(0)
  await expect.poll(readPageText, { message: 'the rows under the notice' }).toBe(before)
  fetch.use({ [id]: situation?.[id] })
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).first().click()
  await expect.poll(() => notices.elements().length, { message: 'notices after “Try again”' }).toBe(0)
  await expect.poll(readPageText, { message: 'the rows after “Try again”' }).toBe(before)
}

test.for(listPageCases)(
  '$path marks user texts with their language and keeps each list that fails to refetch',
  async (entry) => {
    const fetch = await open(entry)
    await expectTextsInEachLanguage()
    expect(page.getByRole('main').getByText(stalePattern).elements()).toHaveLength(0)
    for (const id of listsOf(entry, fetch)) {
      visitedLists.add(id)
      await testStep(id, () => expectKeptRows(fetch, id, entry.situations))
    }
  },
)

const pagesWithoutLists: readonly ListPageCase[] = [
  { path: '/' },
  { path: '/courses' },
  { path: '/courses/1' },
  // A page of another part of the office names the administrators to ask.
  { path: '/admin/fees', as: 'admin', part: 'teaching' },
]

test.for(pagesWithoutLists)('$path marks user texts with their language', async (entry) => {
  await open(entry)
  await expect.poll(findTypedTexts).not.toEqual([])
  await expectTextsInEachLanguage()
})

test('the pages above show every list', () => {
  expect(readCalls.filter((id) => !visitedLists.has(id))).toEqual([])
})

test('the pages above show every user text field of the responses', () => {
  const fields = Object.values(shapes).flatMap(({ answers: responses }) => findUserTextFields(responses[200]))
  expect([...new Set(fields)].filter((field) => !visitedFields.has(field))).toEqual([])
})

/** Whether the first dialog is visible as soon as it is inserted. */
function isVisibleAtOnce(): Promise<boolean> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const dialog = document.querySelector('[role=dialog]')
      if (!dialog) return
      observer.disconnect()
      resolve(dialog.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    })
    observer.observe(document.body, { childList: true, subtree: true })
  })
}

test('a dialog is visible at once, even if the page became shorter around a field', async () => {
  onTestFinished(() => page.viewport(1280, 800))
  await page.viewport(390, 844)
  await openApp('/admin/policy', { as: 'admin' })
  const search = page.getByRole('searchbox')
  await search.click()
  await page.viewport(390, 640)
  ;(document.activeElement as HTMLElement).blur()
  await search.click()
  const isVisible = isVisibleAtOnce()
  await page.getByRole('button', { name: 'More' }).click()
  expect(await isVisible).toBe(true)
})
