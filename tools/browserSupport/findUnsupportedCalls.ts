import { parseSync } from 'oxc-parser'
import { listUnsupportedFeatures } from './listUnsupportedFeatures.ts'

type Node = { type: string; [key: string]: unknown }

const newer = listUnsupportedFeatures()

/** Unsupported features that a built script uses, by name: `URL.canParse`, `.checkVisibility`. */
export function findUnsupportedCalls(name: string, text: string): string[] {
  const found = new Set<string>()
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const inner of value) visit(inner)
    if (!isNode(value)) return
    if (value.type === 'CallExpression' && isNode(value['callee'])) note(value['callee'], found)
    const made = value.type === 'NewExpression' ? nameOf(value['callee']) : ''
    if (newer.globals.has(made)) found.add(`new ${made}`)
    for (const inner of Object.values(value)) if (typeof inner === 'object') visit(inner)
  }
  visit(parseSync(name, text).program)
  return [...found].toSorted()
}

function note({ type, object, property, computed }: Node, found: Set<string>): void {
  if (type !== 'MemberExpression') return
  const [thing, member] = [nameOf(object), computed ? '' : nameOf(property)]
  if (newer.statics.has(`${thing}.${member}`) || newer.globals.has(thing)) found.add(`${thing}.${member}`)
  else if (newer.members.has(member)) found.add(`.${member}`)
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

const nameOf = (node: unknown): string =>
  isNode(node) && node.type === 'Identifier' && typeof node['name'] === 'string' ? node['name'] : ''

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
  ['.startViewTransition', 'React and navigation/links.ts check for support'],
  ['.pause', 'a method of the CSV reader'],
  ['.restore', 'restores the receipt of a form draft'],
  ['.share', 'environment/sharePapers.ts checks for support'],
  ['.canShare', 'environment/sharePapers.ts checks for support'],
])
