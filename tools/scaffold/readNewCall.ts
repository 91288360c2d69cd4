import { type OperationId, type Role, answerParts, calls } from '@maktab/contract/calls'
import { isMessageId } from '../../packages/server/src/i18n/message.ts'
import { assertUsage } from './UsageError.ts'
import type { NewCall } from './NewCall.ts'
import { lowerFirst, singularize, upperFirst, toWords } from './caseConversion.ts'

export type CallOptions = {
  role?: string[] | undefined
  resource?: string | undefined
  summary?: string | undefined
  without?: string | undefined
  touches?: string[] | undefined
  says?: string | undefined
  ur?: string | undefined
  ar?: string | undefined
}

const methods = ['GET', 'PUT', 'POST', 'DELETE'] as const
const roles: readonly Role[] = ['admin', 'teacher', 'student']
const READING = /^(list|get|filter)[A-Z]/

/** The call that the words of the command line ask for; what is wrong with them is said in a sentence. */
export function readNewCall([id = '', verb = '', path = '', ...rest]: string[], options: CallOptions): NewCall {
  assertUsage(rest.length === 0, `“${rest[0]}” is one word too many: words with blanks stand in quotes.`)
  assertUsage(
    /^[a-z]+([A-Z][a-z]+)+$/.test(id),
    `“${id}” is no name of a call: it has a verb and a thing, such as listRooms or saveRoom.`,
  )
  assertUsage(!(id in calls), `${id} is a call of the contract already.`)
  const method = methods.find((one) => one === verb)
  assertUsage(method !== undefined, `“${verb}” is none of ${methods.join(', ')}.`)
  assertUsage(
    method === 'GET' ? /^list[A-Z]/.test(id) : !READING.test(id),
    method === 'GET'
      ? `A GET reads a list here and is called list…, not ${id}; anything else is written by hand.`
      : `${id} is what a call that reads would be called, and ${method} changes something.`,
  )
  assertUsage(/^(\/([\w-]+|\{[a-z]\w*\}))+$/.test(path), `“${path}” is no path: it looks like /rooms/delete/{id}.`)
  const taken = Object.entries(calls).find(([, one]) => one.method === method && bare(one.path) === bare(path))
  assertUsage(taken === undefined, `${method} ${path} is ${taken?.[0]} already.`)
  const like = Object.values(calls).find((one) => one.path !== path && bare(one.path) === bare(path))
  assertUsage(like === undefined, `The contract spells this path ${like?.path}.`)
  const named = id.replace(/^[a-z]+/, '')
  const resource = options.resource ?? lowerFirst(camel(path.split('/')[1] ?? ''))
  assertUsage(/^[a-z][a-zA-Z]*$/.test(resource), `“${resource}” is no name of a resource: give it one with --resource.`)
  const summary = options.summary ?? toWords(upperFirst(id))
  const told = [summary, options.without ?? '', options.says ?? ''].find((words) => /[|{}\n]/.test(words))
  assertUsage(told === undefined, `“${told}” has a stroke, a brace or a line break in it, which no sentence has here.`)
  return {
    id,
    method,
    path,
    roles: rolesOf(options.role ?? ['admin']),
    resource,
    summary,
    without: options.without ?? (method === 'GET' ? 'What shows it says that it could not be read' : 'It is refused'),
    record: method === 'GET' ? singularize(named) : named,
    key: lowerFirst(named),
    ...whatFollows(id, method, options),
  }
}

function whatFollows(id: string, method: string, { touches = [], says = '', ur = '', ar = '', role }: CallOptions) {
  if (method === 'GET') {
    assertUsage(
      touches.length === 0 && says === '',
      `${id} changes nothing: --touches and --says are for those that do.`,
    )
    return { touches, says, words: undefined }
  }
  assertUsage(touches.length > 0, `${id} changes something: say with --touches which list is read again then.`)
  const readers = touches.map((name) => {
    const call = calls[name as OperationId] as (typeof calls)[OperationId] | undefined
    assertUsage(
      call?.method === 'GET' && `GET ${call.path}` in answerParts,
      `“${name}” is no call that reads, so nothing is read again by it.`,
    )
    return call
  })
  const unread = rolesOf(role ?? ['admin']).filter(
    (one) => !readers.some(({ isPublic, roles: may }) => isPublic || may.includes(one)),
  )
  assertUsage(unread.length === 0, `Whoever is ${unread[0]} may read nothing of ${touches.join(', ')} again.`)
  assertUsage(says !== '', `${id} needs a sentence for when it is done: --says "Room saved".`)
  const isKnown = isMessageId(says)
  assertUsage(
    isKnown || (ur !== '' && ar !== ''),
    `The server can’t say “${says}” in Urdu and Arabic yet: add --ur "…" --ar "…".`,
  )
  return { touches, says, words: isKnown ? undefined : { ur, ar } }
}

function rolesOf(names: string[]): [Role, ...Role[]] {
  const [first, ...others] = [...new Set(names)].map((name) => {
    const role = roles.find((one) => one === name)
    assertUsage(role !== undefined, `“${name}” is none of ${roles.join(', ')}.`)
    return role
  })
  assertUsage(first !== undefined, 'Somebody has to be allowed to: --role admin.')
  return [first, ...others]
}

/** A path with its braces empty: two that differ in their names only are one. */
function bare(path: string): string {
  return path.replaceAll(/\{\w+\}/g, '{}')
}

function camel(words: string): string {
  return words.replaceAll(/[-_](\w)/g, (_, letter: string) => letter.toUpperCase())
}
