import type { ContractDocument, Schema } from './contractDocuments.ts'

/** The allowed values at a path: a schema in normalized form. */
export type SchemaShape = {
  /** Undefined means any. */
  types?: string[]
  /** The allowed values of an enum or const. */
  values?: string[]
  fields: Record<string, SchemaShape>
  required: string[]
  /** Undeclared fields: `false` for none, undefined for any. */
  others?: SchemaShape | false
  items?: SchemaShape
  /** One shape for each alternative of oneOf or anyOf. */
  kinds: Record<string, SchemaShape>
  /** Limits of length, number and format, by keyword. */
  limits: Record<string, string | number>
  /** All other keywords. */
  rest: Record<string, string>
}

export const ANY_SHAPE: SchemaShape = { fields: {}, required: [], kinds: {}, limits: {}, rest: {} }

const limits =
  /^(minLength|maxLength|minimum|maximum|exclusiveMinimum|exclusiveMaximum|minItems|maxItems|minProperties|maxProperties|pattern|format)$/

/** Allowed file types by `x-holds`; a picture by default, any bytes for values not listed here. */
const files: Record<string, string[]> = { picture: ['picture'], receipt: ['PDF', 'picture'] }

/** Resolves a reference in a document. */
export function resolveReference<T>(document: ContractDocument, reference: string): T {
  const names = reference.replace('#/', '').split('/')
  const found = names.reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], document)
  if (found === undefined) throw new Error(`${reference} is not in the contract.`)
  return found as T
}

/** Converts schemas of a document to shapes; a schema with several references becomes one shared shape. */
export function createShapeReader(document: ContractDocument): (schema: Schema) => SchemaShape {
  const known = new Map<Schema, SchemaShape>()
  const shapeOf = (written: Schema): SchemaShape => {
    const { $ref, ...more } = written
    const isReference = $ref !== undefined && Object.keys(more).length === 0
    const schema = isReference ? resolveReference<Schema>(document, $ref) : written
    const shape = known.get(schema) ?? toShape(schema, document, shapeOf)
    known.set(schema, shape)
    return shape
  }
  return shapeOf
}

/** Converts a schema, its references and its combinations to a shape. */
function toShape(schema: Schema, document: ContractDocument, shape: (one: Schema) => SchemaShape): SchemaShape {
  const {
    type,
    enum: values,
    properties = {},
    required = [],
    additionalProperties,
    items,
    oneOf,
    'x-holds': holds,
    ...more
  } = flat(schema, document)
  const taken = values ?? (more['format'] === 'binary' ? files[holds ?? 'picture'] : undefined)
  return {
    ...(type !== undefined && { types: [type].flat().toSorted() }),
    ...(taken && { values: taken.map((value) => JSON.stringify(value)).toSorted() }),
    fields: mapValues(properties, shape),
    required: [...new Set(required)].toSorted(),
    ...(additionalProperties === false && { others: false }),
    ...(typeof additionalProperties === 'object' && { others: shape(additionalProperties) }),
    ...(items && { items: shape(items) }),
    kinds: Object.fromEntries((oneOf ?? []).map(shape).map((kind, at) => [kind.types?.join(' or ') ?? `${at}`, kind])),
    limits: pick(more, (keyword) => limits.test(keyword)) as SchemaShape['limits'],
    rest: mapValues(
      pick(more, (keyword) => !limits.test(keyword)),
      (value) => JSON.stringify(value),
    ),
  }
}

/** All schemas that apply to one value: references, allOf parts, and whether it may be null. */
function flat(schema: Schema, document: ContractDocument): Schema {
  const { $ref, allOf = [], oneOf, ...own } = schema
  const parts = [...($ref === undefined ? [] : [resolveReference<Schema>(document, $ref)]), ...allOf]
  const others = (oneOf ?? []).filter(({ type }) => type !== 'null')
  const [only, ...more] = others
  const mayBeNull = oneOf !== undefined && oneOf.length > others.length
  if (only && more.length === 0) parts.push(mayBeNull ? orNull(flat(only, document)) : only)
  const rest = more.length > 0 ? { ...own, oneOf } : own
  return parts.map((part) => flat(part, document)).reduce(join, rest)
}

function orNull({ type, enum: values, ...rest }: Schema): Schema {
  return {
    ...rest,
    ...(type !== undefined && { type: [type, 'null'].flat() }),
    ...(values && { enum: [...values, null] }),
  }
}

function join(one: Schema, other: Schema): Schema {
  const properties = { ...one.properties, ...other.properties }
  const required = [...(one.required ?? []), ...(other.required ?? [])]
  return { ...one, ...other, ...(required.length > 0 && { required }), properties }
}

export function mapValues<T, R>(record: Record<string, T>, change: (value: T) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
}

function pick(record: Record<string, unknown>, isWanted: (key: string) => boolean): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => isWanted(key)))
}
