import { type OperationId, type Role, calls } from '@maktab/contract/calls'
import shapes from '@maktab/contract/shapes' with { type: 'json' }
import { parse } from 'yaml'
import { type Field, findTitleField } from './fields.ts'
import { type JsonSchema, readFields } from './fieldSchemas.ts'
import { type FileChanges, assertUsage } from './FileChanges.ts'
import { suggestNames } from './suggestNames.ts'

type Reference = { $ref?: string; properties?: Record<string, { items?: Reference }> }
type Content = { content: { 'application/json': { schema: Reference } } }
type Operation = { requestBody?: Content; responses: Record<string, Content> }

/** A list that a page can show. */
export type ScaffoldedList = {
  call: OperationId
  /** The response key of the rows. */
  key: string
  /** The schema name of a row. */
  row: string
  /** The field that names a row, then the others. */
  columns: readonly [Field, ...Field[]]
  /** Fields of a row that the table doesn’t show yet. */
  rest: readonly string[]
}

/** A form that creates a record. */
export type ScaffoldedForm = {
  call: OperationId
  /** The schema name of the body. */
  body: string
  fields: readonly Field[]
}

/** Texts with special columns or restricted access. */
const OTHERS = /email|phone|contact|address|birth|link|image|avatar|receipt|signature|guardian|password|_id$/i
const MAX_COLUMNS = 8

const ids = Object.keys(calls) as OperationId[]

/** Describes the list of a call, with a column for each field that has one. */
export function describeList(id: string, area: Role, changes: FileChanges): ScaffoldedList {
  const call = findCall('--call', id, area, ({ method }) => method === 'GET')
  assertUsage(
    call.method === 'GET' && !call.path.includes('{'),
    `--call: ${id} must be a GET without path parameters to be the list of a page.`,
  )
  const { answers } = (shapes as unknown as Record<string, { answers: Record<string, JsonSchema> }>)[id] ?? {}
  const [[key, list] = ['', {} as JsonSchema]] = Object.entries(answers?.['200']?.properties ?? {})
  assertUsage(
    list.type === 'array' && list.items?.properties?.['id']?.type === 'integer',
    `--call: ${id} must return a list of records with an integer id.`,
  )
  const shown = readFields(list.items).filter(
    ({ name, kind }) => name !== 'id' && name !== 'version' && !(kind === 'text' && OTHERS.test(name)),
  )
  const title = findTitleField(shown)
  assertUsage(title !== undefined, `--call: the records of ${id} have no text to name them by.`)
  const columns: [Field, ...Field[]] = [title, ...shown.filter((one) => one !== title).slice(0, MAX_COLUMNS - 1)]
  const rest = Object.keys(list.items.properties).filter(
    (name) => name !== 'id' && !columns.some((column) => column.name === name),
  )
  return { call: id as OperationId, key, row: rowNameOf(call.path, key, changes), columns, rest }
}

/** Describes the form of a call: every field of its body needs a form field. */
export function describeForm(id: string, list: ScaffoldedList, area: Role, changes: FileChanges): ScaffoldedForm {
  const call = findCall('--form', id, area, ({ method, body }) => method !== 'GET' && body === 'json')
  assertUsage(call.body === 'json' && !call.path.includes('{'), `--form: ${id} must have a JSON body and a fixed path.`)
  const { body = {} } = (shapes as unknown as Record<string, { body?: JsonSchema }>)[id] ?? {}
  const fields = readFields(body)
  const unknown = Object.keys(body.properties ?? {}).filter(
    (name) => name === 'id' || !fields.some((field) => field.name === name),
  )
  assertUsage(unknown.length === 0, `--form: the scaffold has no form field for ${unknown.join(', ')} of ${id}.`)
  const [, touched = ''] =
    new RegExp(`^  ${id}: \\[([^\\]]*)\\]`, 'm').exec(changes.read('packages/app/src/api/invalidations.ts')) ?? []
  assertUsage(
    touched.includes(`'${list.call}'`),
    `--form: ${id} doesn’t refetch ${list.call}. Add it in packages/app/src/api/invalidations.ts.`,
  )
  const { file, operation } = readOperation(call.path, call.method, changes)
  const [, name] = refOf(operation.requestBody)
  assertUsage(name !== '', `--form: the body of ${id} in ${file} must be a named schema ($ref).`)
  return { call: id as OperationId, body: name, fields }
}

type Call = (typeof calls)[OperationId]

function findCall(flag: string, id: string, area: Role, isFit: (call: Call) => boolean): Call {
  const call = calls[id as OperationId] as Call | undefined
  const fit = ids.filter((one) => isFit(calls[one]))
  assertUsage(call !== undefined, `${flag}: unknown API call “${id}”.${suggestNames(id, fit)}`)
  assertUsage(call.isPublic || call.roles.includes(area), `${flag}: the role “${area}” can’t call ${id}.`)
  return call
}

/** The file and name of the schema of a JSON body or response. */
function refOf(content: Content | undefined): [file: string, name: string] {
  const [file = '', name = ''] = content?.content['application/json'].schema.$ref?.split('#/') ?? []
  return [file.replace('../', ''), name]
}

const readYaml = (file: string, changes: FileChanges) =>
  parse(changes.read(`openapi/${file}`)) as Record<string, unknown>

function readOperation(path: string, method: string, changes: FileChanges) {
  const { paths } = readYaml('openapi.yaml', changes) as { paths: Record<string, Reference> }
  const [file = '', name = ''] = paths[path]?.$ref?.split('#/') ?? []
  const operations = readYaml(file, changes)[name] as Record<string, Operation>
  const operation = operations[method.toLowerCase()]
  if (operation === undefined) throw new Error(`${file} has no ${method} ${path}.`)
  return { file, operation }
}

/** The schema name of a list's rows, by its references. */
function rowNameOf(path: string, key: string, changes: FileChanges): string {
  const [schemas, list] = refOf(readOperation(path, 'GET', changes).operation.responses['200'])
  assertUsage(list !== '', `--call: the response schema of ${path} must be a named schema ($ref).`)
  const { properties } = readYaml(schemas, changes)[list] as Reference
  const row = properties?.[key]?.items?.$ref?.split('#/')[1]
  assertUsage(row !== undefined, `--call: the items in the response of ${path} must be a named schema ($ref).`)
  return row
}
