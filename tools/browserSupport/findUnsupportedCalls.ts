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

/** What looks newer than the floor and is none, or is only called where it is there; each with the reason. */
export const guardedCalls: ReadonlyMap<string, string> = new Map([
  ['.drop', 'the register’s own queue of marks'],
  ['.escape', 'CSS.escape, and a method of Formik’s'],
  ['.error', 'console.error'],
  ['.use', 'the middleware of openapi-fetch, and a hook of React'],
  ['.role', 'a method of a calendar’s attendee'],
  ['.checkVisibility', 'React Aria looks whether it is there'],
  ['.maximize', 'a language tag is completed only where Intl.Locale can; it can since Safari 14'],
  ['.move', 'a method of React Aria’s'],
  ['.startViewTransition', 'React and navigation/links.ts look whether it is there'],
  ['.pause', 'a method of the CSV reader’s'],
  ['.restore', 'brings back a receipt that a form was left with'],
  ['.share', 'environment/sharePapers.ts looks whether it is there'],
  ['.canShare', 'environment/sharePapers.ts looks whether it is there'],
])
