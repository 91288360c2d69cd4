import { parseSync, Visitor } from 'oxc-parser'
import type { Finding, Source } from './Finding.ts'
import { getLineNumber } from './getLineNumber.ts'

const spokenProps = new Set([
  'label',
  'title',
  'placeholder',
  'description',
  'aria-label',
  'alt',
  'errorMessage',
  'pendingLabel',
])

const translated = new Set(['Trans', 'Plural', 'Select', 'title'])

/** Words a person would see or hear that don't go through Lingui. */
export function findLiteralTexts({ path, text }: Source): Finding[] {
  const findings: Finding[] = []
  /** Where the translated element ends that the visitor is in. */
  let translatedUntil = 0
  const add = (words: string, start: number) => {
    if (start < translatedUntil || !/\p{L}{2,}/u.test(words)) return
    const message = `“${words.trim()}” is not translatable. Use Lingui’s macros.`
    findings.push({ path, line: getLineNumber(text, start), message })
  }
  const visitor = new Visitor({
    JSXElement({ openingElement: { name }, end }) {
      if (name.type === 'JSXIdentifier' && translated.has(name.name)) translatedUntil = Math.max(translatedUntil, end)
    },
    JSXText: ({ value, start }) => add(value, start),
    JSXAttribute({ name, value, start }) {
      const isSpoken = name.type === 'JSXIdentifier' && spokenProps.has(name.name)
      if (isSpoken && value?.type === 'Literal' && typeof value.value === 'string') add(value.value, start)
    },
  })
  visitor.visit(parseSync(path, text).program)
  return findings
}
