import type { Plugin, Rolldown } from 'vite'

type Part = { start: number; end: number }
type Node = Part & { type: string; [field: string]: unknown }

/** What styled-components reads as CSS, but for `styled` itself. */
const makers: ReadonlySet<unknown> = new Set(['css', 'keyframes', 'createGlobalStyle'])

/** CSS without comments, and with a blank where a line ends; what stands in one line stays as it is. */
export function leanCss(css: string): string {
  return css
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/(?<=[{};,])\s*\n\s*/g, '')
    .replaceAll(/\s*\n\s*/g, ' ')
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** The function at the beginning of `styled.div.attrs(…)`. */
function rootOf(tag: Node): unknown {
  const inner = tag['object'] ?? tag['callee']
  return isNode(inner) ? rootOf(inner) : tag['name']
}

/** The pieces of CSS between what is put into them. */
function cssIn(node: Node): Part[] {
  const { tag, quasi } = node
  const isCss = isNode(tag) && isNode(quasi) && (rootOf(tag) === 'styled' || makers.has(rootOf(tag)))
  const own = isCss ? (quasi['quasis'] as Part[]) : []
  return [...own, ...Object.values(node).flat().filter(isNode).flatMap(cssIn)]
}

/** A module whose CSS is lean. */
export function withLeanCss(code: string, program: unknown): string {
  const pieces = isNode(program) ? cssIn(program).toSorted((one, other) => other.start - one.start) : []
  return pieces.reduce(
    (before, { start, end }) => before.slice(0, start) + leanCss(before.slice(start, end)) + before.slice(end),
    code,
  )
}

/** Leaves out of styles what is for those who read the sources: browsers have no use for comments and indents. */
export function leanStyles(): Plugin {
  return {
    name: 'lean-styles',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\/packages\/ui\/src\/.*\.tsx?$/, code: /styled-components/ },
      handler(this: Rolldown.TransformPluginContext, code) {
        return { code: withLeanCss(code, this.parse(code)), map: null }
      },
    },
  }
}
