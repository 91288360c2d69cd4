import openapiTypescript, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import type { Call } from './readBundle.ts'

const blob = ts.factory.createTypeReferenceNode('Blob')

/** Writes the contract's types, including its schemas by name; a binary field is a Blob. */
export async function writeSchema(contract: URL): Promise<string> {
  const types = await openapiTypescript(contract, {
    transform: (schema) => (schema.format === 'binary' ? blob : undefined),
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    silent: true,
  })
  return astToString(types)
}

/**
 * Writes the JSON schemas of each call by operationId: of its path and query parameters, its body, and each response by
 * status.
 */
export function writeShapes(calls: readonly Call[]): string {
  const shapes = calls.map(({ id, operation }) => {
    const parameters = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path')
    const query = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query')
    const answers = Object.entries(operation.responses).map(([status, { content }]) => [
      status,
      content?.['application/json']?.schema ?? {},
    ])
    const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema
    return [
      id,
      {
        parameters: {
          type: 'object',
          required: parameters.map(({ name }) => name),
          properties: propertiesOf(parameters),
        },
        ...(query.length > 0 && {
          query: {
            type: 'object',
            required: query.flatMap(({ name, required }) => (required ? [name] : [])),
            properties: propertiesOf(query),
          },
        }),
        ...(body !== undefined && { body }),
        answers: Object.fromEntries(answers) as object,
      },
    ]
  })
  return `${visible(JSON.stringify(Object.fromEntries(shapes), null, 1))}\n`
}

/** Escapes the invisible characters that occur in patterns. */
export function visible(json: string): string {
  return json.replaceAll(
    /[\u007F-\u00AD\u061C\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF]/g,
    (character) => String.raw`\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

function propertiesOf(parameters: readonly { name: string; schema?: unknown }[]): object {
  return Object.fromEntries(parameters.map(({ name, schema }) => [name, schema ?? {}]))
}

type Schema = {
  type?: string | string[]
  properties?: Record<string, Schema>
  items?: Schema
  oneOf?: Schema[]
  allOf?: Schema[]
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
}

const LARGEST_ID = 2_147_483_647

/**
 * Writes the limits of each field of a call’s body by path (`course[].timings`); undefined for a call without any.
 * Integers in lists and limits as large as the database’s ids are left out: these are days or ids, which no one types.
 */
export function writeLimits({ operation }: Call): string | undefined {
  const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema as Schema | undefined
  const limits = Object.entries(limitsOf(body ?? {}, ''))
  if (limits.length === 0) return undefined
  const rows = limits.map(([path, bounds]) => `  ${nameOf(path)}: { ${boundsOf(bounds)} },`)
  return `export const limits = {\n${rows.join('\n')}\n} as const\n`
}

type Bounds = { min?: number; max?: number }

function limitsOf(schema: Schema, path: string): Record<string, Bounds> {
  const { properties = {}, items, oneOf = [], allOf = [] } = schema
  const min = schema.minLength ?? schema.minimum ?? schema.minItems
  const max = schema.maxLength ?? schema.maximum ?? schema.maxItems
  const isWhole = [schema.type].flat().includes('integer')
  const isId = isWhole && (path.endsWith('[]') || Number(max) >= LARGEST_ID)
  const own = max === undefined || isId ? {} : { [path]: { ...(min !== undefined && { min }), max } }
  const fields = Object.entries(properties).map(([name, one]) => limitsOf(one, path === '' ? name : `${path}.${name}`))
  const parts = [...oneOf, ...allOf].map((part) => limitsOf(part, path))
  return Object.assign({}, own, ...fields, ...parts, items ? limitsOf(items, `${path}[]`) : {}) as Record<
    string,
    Bounds
  >
}

function nameOf(path: string): string {
  return /^\w+$/.test(path) ? path : `'${path}'`
}

function boundsOf(bounds: Bounds): string {
  return Object.entries(bounds)
    .map(([name, bound]) => `${name}: ${bound}`)
    .join(', ')
}
