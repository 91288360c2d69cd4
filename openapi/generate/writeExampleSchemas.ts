import type { Call } from './readBundle.ts'
import { visible } from './writeSchemas.ts'

type Schema = {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  items?: Schema
  allOf?: Schema[]
  oneOf?: Schema[]
  anyOf?: Schema[]
  [keyword: string]: unknown
}

type Media = { schema?: Schema }
type Answer = { $ref?: string; content?: Record<string, Media> }
type Operation = {
  operationId: string
  requestBody?: { content: Record<string, Media> }
  responses: Record<string, Answer>
}
/** The bundled contract, in which schemas are references. */
type Bundle = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema>; responses: Record<string, Answer> }
}

const DRAFT = 'http://json-schema.org/draft-07/schema#'
const DEFINITIONS = 'definitions.json'
/** Ends the name of the schema of an example with such a value. */
const EXAMPLE = 'Example'

/**
 * Writes a JSON schema for each file in `examples/`, by file name, for editors. They share `definitions.json`. Objects
 * don't allow undeclared fields, so that editors mark misspelled ones.
 */
export function writeExampleSchemas(bundle: unknown, calls: readonly Call[]): Record<string, string> {
  const { paths, components } = bundle as Bundle
  const operations = new Map(
    Object.values(paths).flatMap((item) => Object.values(item).map((one) => [one.operationId, one] as const)),
  )
  const files = calls.map((call) => {
    const operation = operations.get(call.id)
    const schema = operation ? schemaOfFile(call, operation, components) : {}
    return [`${call.id}.json`, write({ $schema: DRAFT, ...schema })] as const
  })
  const failures = Object.values(components.responses).flatMap(({ content }) => exampleOf(content))
  const ofFailures = { type: 'object', additionalProperties: anyOf(failures) }
  const written = { ...Object.fromEntries(files), 'failures.json': write({ $schema: DRAFT, ...ofFailures }) }
  const isExampled = (name: string) => Object.values(written).some((text) => text.includes(`/${name}${EXAMPLE}"`))
  const definitions = Object.entries(components.schemas).flatMap(([name, schema]): [string, Schema][] => [
    [name, close(schema, components.schemas)],
    ...(isExampled(name)
      ? [[`${name}${EXAMPLE}`, example({ $ref: `#/definitions/${name}` })] as [string, Schema]]
      : []),
  ])
  return { ...written, [DEFINITIONS]: writeDefinitions(definitions) }
}

/** Responses by name with the schema of their status, and requests below `requests`. */
function schemaOfFile(
  { operation: { responses } }: Call,
  own: Operation,
  { responses: shared }: Bundle['components'],
): Schema {
  const answers = Object.entries(own.responses).filter(([, { $ref }]) => $ref === undefined)
  const named = answers.flatMap(([status, { content = {} }]) => {
    const [schema] = exampleOf(content)
    const names = Object.values(responses[status]?.content ?? {}).flatMap(({ examples = {} }) => Object.keys(examples))
    return schema ? names.map((name) => [name, schema] as const) : []
  })
  const [body] = exampleOf(own.requestBody?.content)
  const requests = body && { requests: { type: 'object', additionalProperties: body } }
  const schemas = [...answers.map(([, answer]) => answer), ...Object.values(shared)].flatMap(({ content }) =>
    exampleOf(content),
  )
  // The name of an example that no response refers to yet may belong to any of them.
  return {
    type: 'object',
    properties: { ...requests, ...Object.fromEntries(named) },
    additionalProperties: anyOf(schemas),
  }
}

/** The schema of the examples of a request or response, if it has a body. */
function exampleOf(content: Record<string, Media> = {}): Schema[] {
  const schema = Object.values(content)[0]?.schema
  if (schema === undefined) return []
  return [schema.$ref === undefined ? example(schema) : { $ref: `${DEFINITIONS}${toPointer(schema.$ref)}${EXAMPLE}` }]
}

function anyOf(schemas: Schema[]): Schema {
  const distinct = [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()]
  return distinct.length === 1 && distinct[0] ? distinct[0] : { anyOf: distinct }
}

function example(value: Schema): Schema {
  return {
    type: 'object',
    required: ['value'],
    properties: { summary: { type: 'string', description: 'When this example applies, in a few words.' }, value },
    additionalProperties: false,
  }
}

const toPointer = ($ref: string) => $ref.replace('#/components/schemas/', '#/definitions/')

/** Converts a schema to draft 7 and forbids undeclared fields. A file is written as its name. */
function close(schema: Schema, all: Record<string, Schema>): Schema {
  const { $ref, allOf, format, 'x-extension': _, ...rest } = schema
  if ($ref !== undefined) return { $ref: toPointer($ref) }
  const parts = allOf?.map((part) => lookUp(part, all)) ?? []
  // Draft 7 can't forbid undeclared fields across the parts of `allOf`, so these are merged.
  if (parts.length > 0) return close(parts.reduce(merge, rest), all)
  const children = (record: Record<string, Schema> = {}) =>
    Object.fromEntries(Object.entries(record).map(([name, child]) => [name, close(child, all)]))
  const list = (schemas: Schema[]) => schemas.map((one) => close(one, all))
  const { properties, additionalProperties = false } = rest
  return {
    ...rest,
    ...(format !== undefined && format !== 'binary' && { format }),
    ...(rest.items && { items: close(rest.items, all) }),
    ...(rest.oneOf && { oneOf: list(rest.oneOf) }),
    ...(rest.anyOf && { anyOf: list(rest.anyOf) }),
    ...(properties && { properties: children(properties), additionalProperties }),
  }
}

function lookUp({ $ref, ...schema }: Schema, all: Record<string, Schema>): Schema {
  return $ref === undefined ? schema : (all[$ref.split('/').at(-1) ?? ''] ?? {})
}

function merge(one: Schema, other: Schema): Schema {
  const description = one['description'] ?? other['description']
  return {
    ...other,
    ...one,
    ...(description !== undefined && { description }),
    ...((one.required ?? other.required) && { required: [...(one.required ?? []), ...(other.required ?? [])] }),
    ...((one.properties ?? other.properties) && { properties: { ...other.properties, ...one.properties } }),
    ...((one.allOf ?? other.allOf) && { allOf: [...(one.allOf ?? []), ...(other.allOf ?? [])] }),
  }
}

/** One definition per line, so that changes are readable. */
function writeDefinitions(definitions: [string, Schema][]): string {
  const lines = definitions.map(([name, schema]) => `${JSON.stringify(name)}: ${visible(JSON.stringify(schema))}`)
  return `{"$schema": ${JSON.stringify(DRAFT)}, "definitions": {\n${lines.join(',\n')}\n}}\n`
}

function write(schema: object): string {
  return `${JSON.stringify(schema)}\n`
}
