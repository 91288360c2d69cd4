import { type Role, type OperationId, answerParts, calls } from '@maktab/contract/calls'
import { isMessageId } from '../../packages/server/src/i18n/message.ts'
import { type Field, parseFields } from './fields.ts'
import { assertUsage } from './FileChanges.ts'
import { suggestNames } from './suggestNames.ts'
import { lowerFirst, singularize, upperFirst, toWords } from './text.ts'

/** A validated description of the new call. */
export type NewCall = {
  id: string
  method: 'GET' | 'PUT' | 'POST' | 'DELETE'
  path: string
  roles: readonly [Role, ...Role[]]
  resource: string
  summary: string
  without: string
  /** The decision that explains it. */
  decision: string
  /** Schema name of a record: `Room`. */
  record: string
  /** Response key of a list: `rooms`. */
  key: string
  /** The fields of a record, or of the body. */
  fields: readonly Field[]
  touches: readonly string[]
  /** The success message of a change, and its translations if the server has none. */
  says: string
  words: { ur: string; ar: string } | undefined
}

export const isList = ({ method }: NewCall) => method === 'GET'

export const hasBody = ({ method }: NewCall) => method === 'POST' || method === 'PUT'

/** The names of its path parameters. */
export const listPathParams = ({ path }: NewCall) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

export type CallOptions = {
  role?: string[] | undefined
  resource?: string | undefined
  summary?: string | undefined
  without?: string | undefined
  decision?: string | undefined
  field?: string[] | undefined
  text?: string[] | undefined
  touches?: string[] | undefined
  says?: string | undefined
  ur?: string | undefined
  ar?: string | undefined
}

const methods = ['GET', 'PUT', 'POST', 'DELETE'] as const
const roles: readonly Role[] = ['admin', 'teacher', 'student']
const READING = /^(list|get|filter)[A-Z]/

/** Parses the command line of a new call; throws a scaffold error if it is invalid. */
export function readNewCall([id = '', verb = '', path = '', ...rest]: string[], options: CallOptions): NewCall {
  assertUsage(rest.length === 0, `Unexpected argument “${rest[0]}”. Put values with spaces in quotes.`)
  assertUsage(
    /^[a-z]+([A-Z][a-z]+)+$/.test(id),
    `“${id}” must be camelCase with a verb and a noun, such as listRooms or saveRoom.`,
  )
  assertUsage(!(id in calls), `The API call ${id} already exists.`)
  const method = methods.find((one) => one === verb)
  assertUsage(
    method !== undefined,
    `Unknown method “${verb}”.${suggestNames(verb, methods)} Use one of ${methods.join(', ')}.`,
  )
  assertUsage(
    method === 'GET' ? /^list[A-Z]/.test(id) : !READING.test(id),
    method === 'GET'
      ? `A scaffolded GET returns a list, so its name must begin with “list”: not ${id}.`
      : `${method} changes data, so its name can’t begin with a reading verb: ${id}.`,
  )
  assertUsage(/^(\/([\w-]+|\{[a-z]\w*\}))+$/.test(path), `“${path}” must be a path such as /rooms/delete/{id}.`)
  const taken = Object.entries(calls).find(([, one]) => one.method === method && bare(one.path) === bare(path))
  assertUsage(taken === undefined, `${method} ${path} already exists as ${taken?.[0]}.`)
  const like = Object.values(calls).find((one) => one.path !== path && bare(one.path) === bare(path))
  assertUsage(like === undefined, `This path already exists as ${like?.path}. Use the same parameter names.`)
  const named = id.replace(/^[a-z]+/, '')
  const resource = options.resource ?? lowerFirst(camel(path.split('/')[1] ?? ''))
  assertUsage(
    /^[a-z][a-zA-Z]*$/.test(resource),
    `“${resource}” can’t be the name of a resource. Choose one with --resource.`,
  )
  const summary = options.summary ?? toWords(upperFirst(id))
  const invalid = [summary, options.without ?? '', options.says ?? ''].find((words) => /[|{}\n]/.test(words))
  assertUsage(invalid === undefined, `“${invalid}” must not contain |, { or } or a line break.`)
  return {
    id,
    method,
    path,
    roles: rolesOf(options.role ?? ['admin']),
    resource,
    summary,
    without:
      options.without ??
      (method === 'GET' ? 'The page shows an error with a retry button' : 'The action fails with an error message'),
    decision: readDecision(options.decision),
    fields: readCallFields(method, options.field),
    record: method === 'GET' ? singularize(named) : named,
    key: lowerFirst(named),
    ...readMutationOptions(id, method, options),
  }
}

/** Calls with a body or a list have fields. */
function readCallFields(method: string, specs: string[] | undefined): readonly Field[] {
  assertUsage(method !== 'DELETE' || specs === undefined, '--field: a DELETE has no body.')
  return method === 'DELETE' ? [] : parseFields(specs)
}

/** Every extension names a decision; 16 is about extensions in general. */
function readDecision(decision = '16'): string {
  assertUsage(/^[1-9]\d*$/.test(decision), `--decision: “${decision}” must be a number.`)
  return decision
}

function readMutationOptions(
  id: string,
  method: string,
  { touches = [], says = '', ur = '', ar = '', role }: CallOptions,
) {
  if (method === 'GET') {
    assertUsage(
      touches.length === 0 && says === '',
      `${id} is a GET: --touches and --says are only for calls that change data.`,
    )
    return { touches, says, words: undefined }
  }
  assertUsage(touches.length > 0, `Add --touches with the list that must be refetched after ${id}.`)
  const readers = Object.entries(calls).flatMap(([name, { method: how }]) => (how === 'GET' ? [name] : []))
  const touched = touches.map((name) => {
    const call = calls[name as OperationId] as (typeof calls)[OperationId] | undefined
    assertUsage(
      call?.method === 'GET' && `GET ${call.path}` in answerParts,
      `--touches: “${name}” is not a GET of the contract.${suggestNames(name, readers)}`,
    )
    return call
  })
  const unread = rolesOf(role ?? ['admin']).filter(
    (one) => !touched.some(({ isPublic, roles: may }) => isPublic || may.includes(one)),
  )
  assertUsage(unread.length === 0, `The role “${unread[0]}” can’t call any of ${touches.join(', ')}.`)
  assertUsage(says !== '', `Add the success message of ${id}: --says "Room saved".`)
  const isKnown = isMessageId(says)
  assertUsage(
    isKnown || (ur !== '' && ar !== ''),
    `No Urdu and Arabic translation for “${says}” on the server. Add --ur "…" --ar "…".`,
  )
  return { touches, says, words: isKnown ? undefined : { ur, ar } }
}

function rolesOf(names: string[]): [Role, ...Role[]] {
  const [first, ...others] = [...new Set(names)].map((name) => {
    const role = roles.find((one) => one === name)
    assertUsage(role !== undefined, `--role: unknown role “${name}”. Use one of ${roles.join(', ')}.`)
    return role
  })
  assertUsage(first !== undefined, 'At least one role is required, such as --role admin.')
  return [first, ...others]
}

/** A path without parameter names, because paths that differ only in these collide. */
function bare(path: string): string {
  return path.replaceAll(/\{\w+\}/g, '{}')
}

function camel(words: string): string {
  return words.replaceAll(/[-_](\w)/g, (_, letter: string) => letter.toUpperCase())
}
