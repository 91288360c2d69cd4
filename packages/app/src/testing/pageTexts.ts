import { loadMessages, messageNamespaces } from '@maktab/ui/i18n/loadMessages'
import { isUserText } from './userTexts.ts'

type PageText = { text: string; element: Element }

function textsIn(root: Node): PageText[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: PageText[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement) found.push({ text: node.textContent ?? '', element: node.parentElement })
  }
  return found
}

/** The texts of the page that somebody typed, also those in fields. */
export function findTypedTexts(): PageText[] {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')]
  const found = [...textsIn(document.body), ...fields.map((field) => ({ text: field.value, element: field }))]
  // The browser’s own list of a field is hidden: it is there for forms that are filled in automatically.
  return found.filter(({ text, element }) => isUserText(text) && !element.closest('[aria-hidden], script, style'))
}

const ids = new Set(Object.keys(await loadMessages('en', messageNamespaces)))
const labels = ['aria-label', 'placeholder', 'title']

/** The messages of which the page shows the id, because the words of their area are missing. */
export function findMissingMessages(): string[] {
  const attributes = [...document.querySelectorAll(labels.map((name) => `[${name}]`).join())].flatMap((element) =>
    labels.map((name) => element.getAttribute(name) ?? ''),
  )
  return [...textsIn(document.body).map(({ text }) => text), ...attributes].filter((text) => ids.has(text.trim()))
}
