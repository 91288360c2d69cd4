import { type OperationId, type Role, calls } from '@maktab/contract/calls'
import shapes from '@maktab/contract/shapes' with { type: 'json' }
import { parse } from 'yaml'
import { type FileChanges, UsageError, assertUsage } from './FileChanges.ts'
import type { KnownTranslations } from './readKnownTranslations.ts'
import { upperFirst } from './text.ts'

type Schema = {
  type?: string | string[]
  enum?: unknown[]
  pattern?: string
  format?: string
  required?: string[]
  properties?: Record<string, Schema>
  items?: Schema
}
type Reference = { $ref?: string; properties?: Record<string, { items?: Reference }> }

type ShownColumn = { field: string; header: string }

/** A list that a page can show. */
export type ScaffoldedList = {
  call: OperationId
  /** The response key of the rows. */
  key: string
  /** The schema name of a row. */
  row: string
  columns: readonly [ShownColumn, ...ShownColumn[]]
  /** Fields of a row that the table doesn’t show yet. */
  rest: readonly string[]
}

/** Fields with special columns or restricted access. */
const OTHERS = /email|phone|contact|address|birth|date|time|link|image|avatar|receipt|signature|guardian|password|_id$/i
const MAX_COLUMNS = 4

/** Describes the list of a call, with a column for each text field whose label is translated. */
export function describeList(id: string, area: Role, known: KnownTranslations, changes: FileChanges): ScaffoldedList {
  const call = calls[id as OperationId] as (typeof calls)[OperationId] | undefined
  assertUsage(call !== undefined, `Unknown API call “${id}”.`)
  assertUsage(
    call.method === 'GET' && !call.path.includes('{'),
    `${id} must be a GET without path parameters to be the list of a page.`,
  )
  assertUsage(call.isPublic || call.roles.includes(area), `The role “${area}” can’t call ${id}.`)
  const response = (shapes as Record<string, { answers: Record<string, Schema> }>)[id]?.answers['200']
  const [[key, list] = ['', {}]] = Object.entries(response?.properties ?? {})
  const { properties = {}, required = [] } = list.items ?? {}
  assertUsage(
    list.type === 'array' && properties['id']?.type === 'integer',
    `${id} must return a list of records with an integer id.`,
  )
  const isText = ({ type, ...schema }: Schema) =>
    [type].flat().includes('string') && !schema.enum && !schema.format && !schema.pattern
  const shown = Object.entries(properties)
    .filter(([name, schema]) => isText(schema) && !OTHERS.test(name))
    .map(([field]) => ({ field, header: upperFirst(field).replaceAll('_', ' ') }))
    .filter(({ header }) => known.has(header))
  const heads = shown.findIndex(({ field }) => required.includes(field) && properties[field]?.type === 'string')
  const [head] = shown.splice(heads, heads < 0 ? 0 : 1)
  assertUsage(
    head !== undefined,
    `No text field of ${id} has a name with Urdu and Arabic translations, so the table would have no column.`,
  )
  const columns: [ShownColumn, ...ShownColumn[]] = [head, ...shown.slice(0, MAX_COLUMNS - 1)]
  const rest = Object.keys(properties).filter((name) => name !== 'id' && !columns.some(({ field }) => field === name))
  return { call: id as OperationId, key, row: rowNameOf(call.path, key, changes), columns, rest }
}

/** The first list call of an area that a page can show. */
export function findFirstList(area: Role, known: KnownTranslations, changes: FileChanges): ScaffoldedList {
  for (const id of Object.keys(calls)) {
    try {
      return describeList(id, area, known, changes)
    } catch (error) {
      if (!(error instanceof UsageError)) throw error
    }
  }
  throw new UsageError(`No API call returns a list for the role “${area}”. Add one with npm run new -- call.`)
}

/** The schema name of a list's rows, by its references. */
function rowNameOf(path: string, key: string, changes: FileChanges): string {
  const read = (file: string) => parse(changes.read(`openapi/${file}`)) as Record<string, unknown>
  const { paths } = read('openapi.yaml') as { paths: Record<string, Reference> }
  const [file = '', name = ''] = paths[path]?.$ref?.split('#/') ?? []
  type Path = { get: { responses: { 200: { content: { 'application/json': { schema: Reference } } } } } }
  const { get } = read(file)[name] as Path
  const [schemas = '', list = ''] = get.responses[200].content['application/json'].schema.$ref?.split('#/') ?? []
  assertUsage(list !== '', `The response schema of ${path} must be a named schema ($ref).`)
  const { properties } = read(schemas.replace('../', ''))[list] as Reference
  const row = properties?.[key]?.items?.$ref?.split('#/')[1]
  assertUsage(row !== undefined, `The items in the response of ${path} must be a named schema ($ref).`)
  return row
}
