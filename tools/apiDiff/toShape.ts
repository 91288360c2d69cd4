import type { Document, Schema } from './contracts.ts'

/** What values a place takes, or may hold: a schema in one way of writing, whatever way it was written in. */
export type Shape = {
  /** Any, where it is left out. */
  types?: string[]
  /** The only values, where there are such. */
  values?: string[]
  fields: Record<string, Shape>
  required: string[]
  /** Of fields that have no name here: `false` for none, nothing for any. */
  others?: Shape | false
  items?: Shape
  /** One for each kind of value, where kinds have schemas of their own. */
  kinds: Record<string, Shape>
  /** How long, how many, of which form: by the contract's word for it. */
  limits: Record<string, string | number>
  /** Whatever else is said of it. */
  rest: Record<string, string>
}

export const ANY_SHAPE: Shape = { fields: {}, required: [], kinds: {}, limits: {}, rest: {} }

const limits =
  /^(minLength|maxLength|minimum|maximum|exclusiveMinimum|exclusiveMaximum|minItems|maxItems|minProperties|maxProperties|pattern|format)$/

/** What a file may be, by what it is said to hold; without a word it is a picture, and of what isn’t here any bytes. */
const files: Record<string, string[]> = { picture: ['picture'], receipt: ['PDF', 'picture'] }

/** The part of a document that a reference means. */
export function resolveReference<T>(document: Document, reference: string): T {
  const names = reference.replace('#/', '').split('/')
  const found = names.reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], document)
  if (found === undefined) throw new Error(`${reference} is not in the contract.`)
  return found as T
}

/** Makes the shapes of a document's schemas: a schema that several places refer to becomes one shared shape. */
export function createShapeReader(document: Document): (schema: Schema) => Shape {
  const known = new Map<Schema, Shape>()
  const shapeOf = (written: Schema): Shape => {
    const { $ref, ...more } = written
    const isReference = $ref !== undefined && Object.keys(more).length === 0
    const schema = isReference ? resolveReference<Schema>(document, $ref) : written
    const shape = known.get(schema) ?? toShape(schema, document, shapeOf)
    known.set(schema, shape)
    return shape
  }
  return shapeOf
}

/** A schema as the values that it takes; where it refers to others, and of whatever parts it is made. */
function toShape(schema: Schema, document: Document, shape: (one: Schema) => Shape): Shape {
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
    limits: pick(more, (keyword) => limits.test(keyword)) as Shape['limits'],
    rest: mapValues(
      pick(more, (keyword) => !limits.test(keyword)),
      (value) => JSON.stringify(value),
    ),
  }
}

/** All that is said of one value at one place: what is referred to, what all hold of it, that it may be null. */
function flat(schema: Schema, document: Document): Schema {
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
