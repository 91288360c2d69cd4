import { extractFiles } from '@maktab/shared/extractFiles'
import { toFieldErrors } from '@maktab/shared/toFieldErrors'
import type { ContractOperation } from './operation.ts'
import { parseBody } from './readBody.ts'
import type { ReceivedRequest } from './replyFromExamples.ts'
import { findUndeclaredFields } from './undeclaredFields.ts'

/** Removes properties that are marked as extensions, at any depth. Receipts must be pictures. */
export function pruneExtensions<Value>(schema: Value): Value {
  if (typeof schema !== 'object' || schema === null) return schema
  if (Array.isArray(schema)) return schema.map((item: unknown) => pruneExtensions(item)) as Value
  const entries = Object.entries(schema).flatMap(([key, value]: [string, unknown]) => {
    // Files other than pictures are an extension.
    if (key === 'x-holds') return []
    if (key !== 'properties' || typeof value !== 'object' || value === null) return [[key, pruneExtensions(value)]]
    const fields = Object.entries(value).filter(([, field]) => !isExtension(field))
    return [[key, Object.fromEntries(fields.map(([name, field]) => [name, pruneExtensions(field)]))]]
  })
  return Object.fromEntries(entries) as Value
}

function isExtension(schema: unknown): boolean {
  return typeof schema === 'object' && schema !== null && 'x-extension' in schema
}

/** Query parameters, body fields and files of a request that its call, without extensions, lacks: by name. */
export async function findExtensionErrors(
  { query, bytes, header }: ReceivedRequest,
  { specifiedQuery, ...operation }: Pick<ContractOperation, 'specifiedQuery' | 'bodySchema' | 'bodyType'>,
): Promise<Record<string, string[]>> {
  const names = [...query.keys()].filter((name) => !specifiedQuery.includes(name))
  // An unreadable body is reported elsewhere.
  const sent = await parseBody(bytes, header('content-type') ?? '', operation).catch(() => undefined)
  const { body, faults } = await extractFiles(sent, operation.bodySchema)
  const paths = [
    ...names.map((name) => ['query', name]),
    ...findUndeclaredFields(body, [operation.bodySchema ?? {}]).map((path) => ['body', ...path]),
  ]
  return { ...faults, ...toFieldErrors(paths.map((path) => ({ path, message: 'isn’t expected here' }))) }
}
