import { type Node, parseSync, traverse } from '@babel/core'
import type { Finding, Source } from './Finding.ts'

const QUERY = /^(?:get|query|find)(?:All)?By(Role|Text|LabelText|PlaceholderText|Title|AltText)$/

/** The texts that a story looks for on its page, and all others that it holds. */
function textsOf({ path, text }: Source): { sought: { words: string; line: number }[]; own: string[] } {
  const tree = parseSync(text, {
    filename: path,
    babelrc: false,
    configFile: false,
    parserOpts: { plugins: ['typescript', 'jsx'] },
  })
  const sought = new Map<Node, { words: string; line: number }>()
  const own: string[] = []
  if (!tree) return { sought: [], own }
  const seek = (node: Node | null | undefined) => {
    if (node?.type === 'StringLiteral') sought.set(node, { words: node.value, line: node.loc?.start.line ?? 1 })
  }
  traverse(tree, {
    CallExpression({ node: { callee, arguments: given } }) {
      const name = callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && callee.property.name
      const kind = QUERY.exec(name || '')?.[1]
      if (kind === undefined) return
      if (kind !== 'Role') seek(given[0])
      else if (given[1]?.type === 'ObjectExpression') {
        for (const property of given[1].properties) {
          if (
            property.type === 'ObjectProperty' &&
            property.key.type === 'Identifier' &&
            property.key.name === 'name'
          ) {
            seek(property.value)
          }
        }
      }
    },
    JSXText: ({ node }) => void own.push(node.value),
    TemplateElement: ({ node }) => void own.push(node.value.raw),
  })
  traverse(tree, {
    StringLiteral: ({ node }) => {
      if (!sought.has(node)) own.push(node.value)
    },
  })
  return { sought: [...sought.values()], own }
}

/** Words that a story looks for though nobody says them: no message, no example, and not the story itself. */
export function soughtWords(source: Source, isSaid: (words: string) => boolean): Finding[] {
  const { sought, own } = textsOf(source)
  const isKnown = (part: string) => !/\p{L}{2,}/u.test(part) || own.some((text) => text.includes(part)) || isSaid(part)
  return sought
    .filter(({ words }) => !isKnown(words) && !words.split(' · ').every(isKnown))
    .map(({ words, line }) => ({
      path: source.path,
      line,
      message: `“${words}” is no message and no example: it can’t be found in another language.`,
    }))
}
