import type { Call } from './readContract.ts'

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
 * How long, how much or how many each field of a call’s body may be, by its path (`course[].timings`); undefined for a
 * call without such fields. Whole numbers in lists are left out, and those as large as
 * a database counts: they are days or ids, which nobody types.
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
