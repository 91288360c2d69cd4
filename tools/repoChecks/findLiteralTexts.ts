import { parseSync, Visitor, type Argument } from 'oxc-parser'
import { type Finding, type Source, getLineNumber } from './sources.ts'

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

/** Finds visible or spoken texts that aren't translated with Lingui. */
export function findLiteralTexts({ path, text }: Source): Finding[] {
  const findings: Finding[] = []
  /** End offset of the translated element that is being visited. */
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

/** Patterns of a message on the page: the whole text, or the part inside an element. */
export function createMessagePatterns(catalogue: string): RegExp[] {
  const messages = [...catalogue.matchAll(/^msgid ((?:".*"\n)+)/gm)].map(([, lines = '']) =>
    lines
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as string)
      .join(''),
  )
  const patterns = messages
    .filter(Boolean)
    .flatMap((message) => [
      patternOf(message.replaceAll(/<\/?\w+\/?>/g, '')),
      ...[...message.matchAll(/<(\w+)>(.*?)<\/\1>/gs)].map(([, , inner = '']) => patternOf(inner)),
      ...[...message.matchAll(/(?:one|other|zero|=\d+) \{([^{}]*)\}/g)].map(([, form = '']) => patternOf(form)),
    ])
  return patterns.filter(({ source }) => source !== '^.+$')
}

/** Replaces values in braces, and `#` in plurals, by wildcards. */
function patternOf(message: string): RegExp {
  const parts = message.replaceAll(/\{[^{}]*\{.*\}\}/gs, '{forms}').split(/\{\w+\}|#/)
  const escaped = parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return new RegExp(`^${escaped.join('.+')}$`, 's')
}

const QUERY = /^(?:get|query|find)(?:All)?By(Role|Text|LabelText|PlaceholderText|Title|AltText)$/

/** The texts that a story queries, and all its other texts. */
function textsOf({ path, text }: Source): { sought: { words: string; line: number }[]; own: string[] } {
  const sought = new Map<number, { words: string; line: number }>()
  const own: string[] = []
  const seek = (node: Argument | undefined) => {
    if (node?.type === 'Literal' && typeof node.value === 'string')
      sought.set(node.start, { words: node.value, line: getLineNumber(text, node.start) })
  }
  const visitor = new Visitor({
    CallExpression({ callee, arguments: given }) {
      const name = callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && callee.property.name
      const kind = QUERY.exec(name || '')?.[1]
      if (kind === undefined) return
      if (kind !== 'Role') return seek(given[0])
      if (given[1]?.type !== 'ObjectExpression') return
      for (const property of given[1].properties)
        if (property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === 'name')
          seek(property.value)
    },
    JSXText: ({ value }) => void own.push(value),
    TemplateElement: ({ value }) => void own.push(value.raw),
    // Visited after the call that it is an argument of.
    Literal: ({ value, start }) => {
      if (typeof value === 'string' && !sought.has(start)) own.push(value)
    },
  })
  visitor.visit(parseSync(path, text).program)
  return { sought: [...sought.values()], own }
}

/** Queried texts that occur in no message, no example, and not in the story itself. */
export function findUnknownQueryTexts(source: Source, isSaid: (words: string) => boolean): Finding[] {
  const { sought, own } = textsOf(source)
  const isKnown = (part: string) => !/\p{L}{2,}/u.test(part) || own.some((text) => text.includes(part)) || isSaid(part)
  return sought
    .filter(({ words }) => !isKnown(words) && !words.split(' · ').every(isKnown))
    .map(({ words, line }) => ({
      path: source.path,
      line,
      message: `“${words}” is neither a message nor example data, so the story can’t find it in other languages.`,
    }))
}
