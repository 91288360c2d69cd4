import { type Argument, parseSync, Visitor } from 'oxc-parser'
import type { Finding, Source } from './Finding.ts'
import { getLineNumber } from './getLineNumber.ts'

const QUERY = /^(?:get|query|find)(?:All)?By(Role|Text|LabelText|PlaceholderText|Title|AltText)$/

/** The texts that a story looks for on its page, and all others that it holds. */
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
    // Comes after the call that it is an argument of.
    Literal: ({ value, start }) => {
      if (typeof value === 'string' && !sought.has(start)) own.push(value)
    },
  })
  visitor.visit(parseSync(path, text).program)
  return { sought: [...sought.values()], own }
}

/** Words that a story looks for though nobody says them: no message, no example, and not the story itself. */
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
