import { parseSync, Visitor } from 'oxc-parser'
import { listUnsupportedFeatures } from './listUnsupportedFeatures.ts'

const newer = listUnsupportedFeatures()

/** Unsupported features that a built script uses, by name: `URL.canParse`, `.checkVisibility`. */
export function findUnsupportedCalls(name: string, text: string): string[] {
  const found = new Set<string>()
  const visitor = new Visitor({
    CallExpression({ callee }) {
      if (callee.type !== 'MemberExpression') return
      const [object, member] = [nameOf(callee.object), callee.computed ? '' : nameOf(callee.property)]
      if (newer.statics.has(`${object}.${member}`) || newer.globals.has(object)) found.add(`${object}.${member}`)
      else if (newer.members.has(member)) found.add(`.${member}`)
    },
    NewExpression({ callee }) {
      if (newer.globals.has(nameOf(callee))) found.add(`new ${nameOf(callee)}`)
    },
  })
  visitor.visit(parseSync(name, text).program)
  return [...found].toSorted()
}

const nameOf = (node: { type: string; name?: unknown }): string =>
  node.type === 'Identifier' && typeof node.name === 'string' ? node.name : ''

/** Names that look unsupported but aren’t, or are called only after a check; each with the reason. */
export const guardedCalls: ReadonlyMap<string, string> = new Map([
  ['.drop', 'the attendance queue'],
  ['.escape', 'CSS.escape, and a method of Formik'],
  ['.error', 'console.error'],
  ['.use', 'the middleware of openapi-fetch, and a React hook'],
  ['.role', 'a method of a calendar attendee'],
  ['.checkVisibility', 'React Aria checks for support'],
  ['.maximize', 'Intl.Locale, supported since Safari 14'],
  ['.move', 'a method of React Aria'],
  ['.startViewTransition', 'React and navigation/clientSideNavigation.ts check for support'],
  ['.pause', 'a method of the CSV reader'],
  ['.restore', 'restores the receipt of a form draft'],
  ['.share', 'environment/sharePapers.ts checks for support'],
  ['.canShare', 'environment/sharePapers.ts checks for support'],
])
