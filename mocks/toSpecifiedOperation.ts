import type { Operation } from './readContract.ts'

const known = new WeakMap<Operation, Operation>()

/** A call as the specification has it: its body has no extension fields, and its receipts are pictures. */
export function toSpecifiedOperation(operation: Operation): Operation {
  const found = known.get(operation) ?? withoutExtensionFields(operation)
  known.set(operation, found)
  return found
}

function withoutExtensionFields(operation: Operation): Operation {
  const { prism, bodySchema } = operation
  const body = prism.request?.body
  if (!body?.contents) return operation
  const contents = body.contents.map((content) => ({ ...content, schema: prune(content.schema) }))
  return {
    ...operation,
    bodySchema: prune(bodySchema),
    prism: { ...prism, request: { ...prism.request, body: { ...body, contents } } },
  }
}

/** A schema without the properties that are marked as extensions, at any depth. */
function prune<Value>(schema: Value): Value {
  if (typeof schema !== 'object' || schema === null) return schema
  if (Array.isArray(schema)) return schema.map((item: unknown) => prune(item)) as Value
  const entries = Object.entries(schema).flatMap(([key, value]: [string, unknown]) => {
    // Files that are no pictures are an extension.
    if (key === 'x-holds') return []
    if (key !== 'properties' || typeof value !== 'object' || value === null) return [[key, prune(value)]]
    const fields = Object.entries(value).filter(([, field]) => !isExtension(field))
    return [[key, Object.fromEntries(fields.map(([name, field]) => [name, prune(field)]))]]
  })
  return Object.fromEntries(entries) as Value
}

function isExtension(schema: unknown): boolean {
  return typeof schema === 'object' && schema !== null && 'x-extension' in schema
}
