import type { Call } from './readBundle.ts'

/**
 * Writes the table of calls: method and path, allowed roles and parts of the office, and body encoding of each. Editors show the comment of a
 * call with its place in the contract.
 */
export function writeCalls(calls: Call[], locations: ReadonlyMap<string, string>): string {
  const rows = calls.map(({ id, method, path, operation }) => {
    const isPublic = isOpen({ id, method, path, operation })
    const roles = isPublic ? [] : operation['x-roles']
    const parts = (operation['x-parts'] ?? []).filter((part) => part !== 'everything').map((part) => `'${part}'`)
    const [media] = Object.keys(operation.requestBody?.content ?? {})
    const body = media === undefined ? 'null' : media.startsWith('multipart') ? `'multipart'` : `'json'`
    const shown = roles.map((role) => `'${role}'`).join(', ')
    const isExtension = operation['x-extension'] === true
    const extensionQuery = extensionQueryOf(operation).map((name) => `'${name}'`)
    return `  ${id}: { method: '${method}', path: '${path}', isPublic: ${isPublic}, roles: [${shown}], parts: [${parts.join(', ')}], body: ${body}, creates: ${isCreating({ id, method, path, operation })}, isExtension: ${isExtension}, extensionQuery: [${extensionQuery.join(', ')}] },`
  })
  return `import type { LimitedPart, Role } from './schema.ts'

export type { LimitedPart, Role }

export type Call = {
  method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH'
  path: string
  /** Needs no sign-in. */
  isPublic: boolean
  roles: readonly Role[]
  /** Administrators with a part of the office who may call it; those with everything may call all. */
  parts: readonly LimitedPart[]
  body: 'json' | 'multipart' | null
  /** Creates a record; takes the header \`Idempotency-Key\`, so that a retry creates no duplicate. */
  creates: boolean
  /** Marked \`x-extension\`: a backend with only the specified calls responds with 404. */
  isExtension: boolean
  /** The query parameters that are marked \`x-extension\`. */
  extensionQuery: readonly string[]
}

/** All calls by operation ID. */
export type Calls = {
${calls.map((call) => `  /** ${describe(call, locations)} */\n  ${call.id}: Call`).join('\n')}
}

export type OperationId = keyof Calls

/** Calls that need no sign-in. */
export type PublicOperationId =
${calls
  .filter(isOpen)
  .map(({ id }) => `  | '${id}'`)
  .join('\n')}

export const calls: Calls = {
${rows.join('\n')}
}

/** Calls that are sent without the token, as \`METHOD /path\`. */
export const publicCalls: ReadonlySet<string> = /* @__PURE__ */ new Set([${namesOf(calls, isWithoutToken)}])

/** Calls with files, as \`METHOD /path\`. */
export const uploadCalls: ReadonlySet<string> = /* @__PURE__ */ new Set([${namesOf(calls, isUpload)}])

/** Calls that create a record, as \`METHOD /path\`. */
export const creatingCalls: ReadonlySet<string> = /* @__PURE__ */ new Set([${namesOf(calls, isCreating)}])

/** Path parameters that are marked \`x-secret\`: logs leave them out. */
export const secretParameters: Readonly<Partial<Record<OperationId, readonly string[]>>> = {
${calls.flatMap(secretsOf).join('\n')}
}

/**
 * The required parts of a response by \`METHOD /path\`: \`course[]\` is a list, \`data?\` may be null. Messages for
 * users are not required.
 */
export const answerParts: Readonly<Record<string, readonly string[]>> = {
${calls.flatMap(partsOf).join('\n')}
}
`
}

/** `GET /course/get` · visitor · List all courses · openapi/paths/course.yaml:2 */
function describe({ id, method, path, operation }: Call, locations: ReadonlyMap<string, string>): string {
  const roles = operation['x-roles'].join(', ')
  const parts = [`\`${method} ${path}\``, roles, operation.summary, locations.get(id)]
  return parts.filter((part) => part !== undefined).join(' · ')
}

function secretsOf({ id, operation: { parameters = [] } }: Call): string[] {
  const names = parameters.filter((one) => one['x-secret'] === true).map(({ name }) => `'${name}'`)
  return names.length === 0 ? [] : [`  ${id}: [${names.join(', ')}],`]
}

type Schema = { type?: string | string[]; oneOf?: Schema[]; required?: string[]; properties?: Record<string, Schema> }

function partsOf({ method, path, operation }: Call): string[] {
  const { required = [], properties = {} } = (operation.responses['200']?.content?.['application/json']?.schema ??
    {}) as Schema
  const parts = required.flatMap((name) => (name === 'message' ? [] : [`'${name}${signOf(properties[name])}'`]))
  return parts.length === 0 ? [] : [`  '${method} ${path}': [${parts.join(', ')}],`]
}

function signOf(schema: Schema = {}): string {
  if (schema.type === 'array') return '[]'
  return isNull(schema) || schema.oneOf?.some(isNull) ? '?' : ''
}

function isNull({ type }: Schema): boolean {
  return [type].flat().includes('null')
}

function isWithoutToken({ operation }: Call): boolean {
  return operation.security?.every((one) => Object.keys(one).length === 0) ?? false
}

/** Whether a call needs no sign-in; a token may still identify the user. */
function isOpen(call: Call): boolean {
  return isWithoutToken(call) || (call.operation.security ?? []).some((one) => Object.keys(one).length === 0)
}

function isUpload({ operation }: Call): boolean {
  return 'multipart/form-data' in (operation.requestBody?.content ?? {})
}

function isCreating({ operation }: Call): boolean {
  return operation['x-creates'] === true
}

function extensionQueryOf({ parameters = [] }: Call['operation']): string[] {
  return parameters.filter((one) => one.in === 'query' && one['x-extension'] === true).map(({ name }) => name)
}

function namesOf(calls: Call[], matches: (call: Call) => boolean): string {
  return calls
    .filter(matches)
    .map(({ method, path }) => `'${method} ${path}'`)
    .join(', ')
}
