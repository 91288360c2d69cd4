import shapes from '@maktab/contract/shapes' with { type: 'json' }
import { loadMessages, wordsAreas } from '@maktab/ui/environment/loadMessages'
import { langOf } from '@maktab/ui/model/langOf'
import { expect, test } from 'vitest'
import { arrive } from '../testing/arrive.ts'
import { type ListPage, listPages } from '../testing/everyList.ts'
import { openApp } from '../testing/openApp.tsx'
import { isTyped, typedFieldsIn, typedTexts } from '../testing/typedTexts.ts'

/** What is typed in another language than the page’s. */
const typed = { en: typedTexts('ur', 'ar'), ur: typedTexts('en', 'ar'), ar: typedTexts('en', 'ur') }
/** What strangers read of the school’s own. */
const visitorPages: ListPage[] = ['/', '/courses', '/courses/1'].map((path) => ({ path }))
const inUrdu = [...visitorPages, ...listPages].map((one) => ({ ...one, language: 'ur' as const }))
const inOthers = inUrdu
  .filter(({ path }) => ['/', '/admin/students?student=1', '/teacher/classes', '/student/courses'].includes(path))
  .flatMap((one) => (['en', 'ar'] as const).map((language) => ({ ...one, language })))
const seen = new Set<string>()

type Typed = { text: string; element: Element }

/** What of the page somebody typed, and where it stands: in words and in fields. */
function typedOn(): Typed[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: Typed[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement) found.push({ text: node.textContent ?? '', element: node.parentElement })
  }
  for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea')) {
    found.push({ text: field.value, element: field })
  }
  // A browser’s own list, which stands in for ours where a form is filled in by itself, isn’t seen.
  return found.filter(({ text, element }) => isTyped(text) && !element.closest('[aria-hidden], script, style'))
}

const ids = new Set(Object.keys(await loadMessages('en', wordsAreas)))

/** What the page says by the name of its message, because it hasn’t the words of that area. */
function unsaid(): string[] {
  const attributes = [...document.querySelectorAll('[aria-label], [placeholder], [title]')].flatMap((element) =>
    ['aria-label', 'placeholder', 'title'].map((name) => element.getAttribute(name) ?? ''),
  )
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '')
  return [...texts, ...attributes].filter((text) => ids.has(text.trim()))
}

const langAt = (element: Element) => element.closest('[lang]')?.getAttribute('lang')?.split('-')[0]

test.for([...inUrdu, ...inOthers])(
  '$path in $language has all its words, and says of each text that somebody typed what language it is',
  async ({ path, ahead: _ahead, ...opening }) => {
    const { language } = opening
    const { retell, fieldsIn } = typed[language]
    const fetch = await openApp(path, { ...opening, retell })
    await arrive(fetch)
    expect(unsaid()).toEqual([])
    const texts = typedOn()
    for (const { text } of texts) for (const field of fieldsIn(text)) seen.add(field)
    const wrong = texts
      .map(({ text, element }) => ({ text, says: langAt(element), is: langOf(text, language) ?? language }))
      .filter(({ says, is }) => says !== is)
    expect(wrong).toEqual([])
  },
)

test('the pages above show every field of every answer that somebody typed', () => {
  const fields = Object.values(shapes).flatMap(({ answers }) => typedFieldsIn(answers[200]))
  expect([...new Set(fields)].filter((field) => !seen.has(field))).toEqual([])
})
