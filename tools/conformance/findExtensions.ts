import { type OperationId, calls } from '@maktab/contract/calls'
import shapes from '@maktab/contract/shapes' with { type: 'json' }

type Schema = { properties?: Record<string, Schema>; items?: Schema; 'x-extension'?: boolean }
export type SentRequest = { params?: object; query?: object; body?: object }

/** What a call uses beyond the specification: itself, query parameters, or body fields. */
export function findExtensions(id: OperationId, { query = {}, body }: SentRequest): string[] {
  if (calls[id].isExtension) return [id]
  const names = Object.keys(query).filter((name) => calls[id].extensionQuery.includes(name))
  const { body: schema = {} } = shapes[id] as { body?: Schema }
  return [...names, ...markedIn(body, schema)]
}

function markedIn(value: unknown, schema: Schema): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => markedIn(item, schema.items ?? {}))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => {
    const field = schema.properties?.[name] ?? {}
    return field['x-extension'] ? [name] : markedIn(inner, field)
  })
}
