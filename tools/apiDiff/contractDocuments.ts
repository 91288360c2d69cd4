import { readBundle } from '@maktab/contract/bundle'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../run.ts'

/** A schema as written in YAML. */
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

/** The parts of a bundled contract that are compared. */
export type ContractDocument = {
  info: { version: string }
  servers?: unknown
  paths: Record<string, Record<string, Operation>>
  components: { securitySchemes?: unknown; schemas: Record<string, Schema>; responses: Record<string, Answer> }
}

const documentationKeywords = new Set([
  'description',
  'summary',
  'title',
  'example',
  'examples',
  'tags',
  'license',
  'x-extension',
])
/** The keys inside these are names, not keywords: a field may be called `description`. */
const named = new Set(['properties', 'schemas', 'responses', 'parameters', 'headers', 'paths'])

/** Removes documentation keywords, which can’t break clients. */
export function stripDescriptions<T>(value: T, isNamed = false): T {
  if (Array.isArray(value)) return value.map((one: unknown) => stripDescriptions(one)) as T
  if (typeof value !== 'object' || value === null) return value
  const remaining = Object.entries(value).filter(([key]) => isNamed || !documentationKeywords.has(key))
  return Object.fromEntries(
    remaining.map(([key, one]) => [key, stripDescriptions(one as unknown, !isNamed && named.has(key))]),
  ) as T
}

const folder = join(root, 'openapi')
export const changelogFile = join(folder, 'CHANGELOG.md')
export const releasedFile = join(folder, 'released.json')

/** The contract in the working tree. */
export async function readCurrentContract(): Promise<ContractDocument> {
  return stripDescriptions((await readBundle(join(folder, 'openapi.yaml'))) as ContractDocument)
}

/** The last released contract. */
export async function readReleasedContract(): Promise<ContractDocument> {
  return JSON.parse(await readFile(releasedFile, 'utf8')) as ContractDocument
}

/** The format of `released.json`, which only `npm run generate -- release` writes. */
export function serializeContract(document: ContractDocument): string {
  return `${JSON.stringify(document, null, 1)}\n`
}
