import { type Reply, type PlannedCall, respondAsPlanned, setServerTiming } from './respondFromExamples.ts'
import { NOT_FOUND } from './httpResponses.ts'
import type { MockContext } from './mockState.ts'
import { stripExtensions, findUndeclaredFields } from './undeclaredFields.ts'
import { extractFiles } from '@maktab/shared/extractFiles'
import { toFieldErrors } from '@maktab/shared/toFieldErrors'
import type { IncomingMessage } from 'node:http'
import type { Operation } from './readContract.ts'
import { parseBody } from './readBody.ts'

const cache = new WeakMap<Operation, Operation>()

/** An operation without the extension fields of its body; receipts must be pictures. Cached. */
function toSpecifiedOperation(operation: Operation): Operation {
  const found = cache.get(operation) ?? withoutExtensionFields(operation)
  cache.set(operation, found)
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

/** Removes properties that are marked as extensions, at any depth. */
function prune<Value>(schema: Value): Value {
  if (typeof schema !== 'object' || schema === null) return schema
  if (Array.isArray(schema)) return schema.map((item: unknown) => prune(item)) as Value
  const entries = Object.entries(schema).flatMap(([key, value]: [string, unknown]) => {
    // Files other than pictures are an extension.
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

/**
 * Responds like a backend that implements only the specification: an extension call returns 404 unless an override
 * names it; extension fields are rejected in requests and removed from responses.
 */
export async function respondSpecOnly(call: PlannedCall, context: MockContext): Promise<Reply | undefined> {
  const { request, response, bytes, plan } = call
  if (call.operation.isExtension) {
    if (plan.situation !== undefined) return respondAsPlanned(call, context)
    setServerTiming(response, call.operation, 'specOnly')
    return NOT_FOUND
  }
  const operation = toSpecifiedOperation(call.operation)
  const specified = {
    faults: await findExtensionErrors(request, bytes, operation),
    withoutExtensions: (status: number, body: unknown) =>
      stripExtensions(body, [operation.answerSchemas.get(status) ?? {}]),
  }
  return respondAsPlanned({ ...call, operation, specified }, context)
}

/** Query parameters, body fields and files of a request that its call lacks in `toSpecifiedOperation`, by name. */
async function findExtensionErrors(
  request: IncomingMessage,
  bytes: Buffer,
  { specifiedQuery, ...operation }: Operation,
): Promise<Record<string, string[]>> {
  const query = new URLSearchParams((request.url ?? '').split('?')[1])
  const names = [...query.keys()].filter((name) => !specifiedQuery.includes(name))
  // An unreadable body is reported elsewhere.
  const sent = await parseBody(bytes, request.headers['content-type'] ?? '', operation).catch(() => undefined)
  const { body, faults } = await extractFiles(sent, operation.bodySchema)
  const paths = [
    ...names.map((name) => ['query', name]),
    ...findUndeclaredFields(body, [operation.bodySchema ?? {}]).map((path) => ['body', ...path]),
  ]
  return { ...faults, ...toFieldErrors(paths.map((path) => ({ path, message: 'isn’t expected here' }))) }
}
