import { type Node, parseSync, traverse } from '@babel/core'
import type { Finding, Source } from './Finding.ts'

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

/** Words a person would see or hear that don't go through Lingui. */
export function literalTexts({ path, text }: Source): Finding[] {
  const tree = parseSync(text, {
    filename: path,
    babelrc: false,
    configFile: false,
    parserOpts: { plugins: ['typescript', 'jsx'] },
  })
  const findings: Finding[] = []
  if (!tree) return findings
  const add = (node: Node, words: string) => {
    if (/\p{L}{2,}/u.test(words)) {
      findings.push({
        path,
        line: node.loc?.start.line ?? 1,
        message: `“${words.trim()}” is not translatable: use Lingui’s macros.`,
      })
    }
  }
  traverse(tree, {
    JSXElement(element) {
      const { name } = element.node.openingElement
      if (name.type === 'JSXIdentifier' && ['Trans', 'Plural', 'Select', 'title'].includes(name.name)) element.skip()
    },
    JSXText: ({ node }) => add(node, node.value),
    JSXAttribute: ({ node }) => {
      const isSpoken = node.name.type === 'JSXIdentifier' && spokenProps.has(node.name.name)
      if (isSpoken && node.value?.type === 'StringLiteral') add(node, node.value.value)
    },
  })
  return findings
}
