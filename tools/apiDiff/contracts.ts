import { readBundle } from '@maktab/contract/bundle'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../run.ts'

/** A schema as it is written. */
export type Schema = {
  $ref?: string
  allOf?: Schema[]
  oneOf?: Schema[]
  type?: string | string[]
  enum?: unknown[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  items?: Schema
  'x-holds'?: string
  [keyword: string]: unknown
}

type Content = Record<string, { schema?: Schema }>
export type Parameter = { $ref?: string; name: string; in: string; required?: boolean; schema?: Schema }
export type Answer = { $ref?: string; content?: Content; headers?: Record<string, { schema?: Schema }> }

export type Operation = {
  operationId: string
  'x-roles'?: string[]
  security?: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content: Content }
  responses: Record<string, Answer>
  [keyword: string]: unknown
}

/** The contract in one document, as far as two of them are compared. */
export type Document = {
  info: { version: string }
  servers?: unknown
  paths: Record<string, Record<string, Operation>>
  components: { securitySchemes?: unknown; schemas: Record<string, Schema>; responses: Record<string, Answer> }
}

const words = new Set(['description', 'summary', 'title', 'example', 'examples', 'tags', 'license', 'x-extension'])
/** What stands in these has names that people chose: a field may be called `description`. */
const named = new Set(['properties', 'schemas', 'responses', 'parameters', 'headers', 'paths'])

/** A document without what is only said of it: none of it can break anybody. */
export function stripDescriptions<T>(value: T, isNamed = false): T {
  if (Array.isArray(value)) return value.map((one: unknown) => stripDescriptions(one)) as T
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([key]) => isNamed || !words.has(key))
  return Object.fromEntries(
    kept.map(([key, one]) => [key, stripDescriptions(one as unknown, !isNamed && named.has(key))]),
  ) as T
}

const folder = join(root, 'openapi')
export const changelogFile = join(folder, 'CHANGELOG.md')
export const releasedFile = join(folder, 'released.json')

/** The contract as it is written now. */
export async function readCurrentContract(): Promise<Document> {
  return stripDescriptions((await readBundle(join(folder, 'openapi.yaml'))) as Document)
}

/** The contract as it was released last. */
export async function readReleasedContract(): Promise<Document> {
  return JSON.parse(await readFile(releasedFile, 'utf8')) as Document
}

/** As it is kept in `released.json`: only `npm run generate -- release` writes it. */
export function serializeContract(document: Document): string {
  return `${JSON.stringify(document, null, 1)}\n`
}
