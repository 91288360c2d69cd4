import type { Reply } from './replyFromExamples.ts'
import { type PlannedCall, respondAsPlanned, setServerTiming, toReceivedRequest } from './respondFromExamples.ts'
import { NOT_FOUND } from './httpResponses.ts'
import type { MockContext } from './mockState.ts'
import { findExtensionErrors, pruneExtensions } from './specOnlyRequests.ts'
import { stripExtensions } from './undeclaredFields.ts'
import type { Operation } from './readContract.ts'

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
  const contents = body.contents.map((content) => ({ ...content, schema: pruneExtensions(content.schema) }))
  return {
    ...operation,
    bodySchema: pruneExtensions(bodySchema),
    prism: { ...prism, request: { ...prism.request, body: { ...body, contents } } },
  }
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
    faults: await findExtensionErrors(toReceivedRequest(request, bytes), operation),
    withoutExtensions: (status: number, body: unknown) =>
      stripExtensions(body, [operation.answerSchemas.get(status) ?? {}]),
  }
  return respondAsPlanned({ ...call, operation, specified }, context)
}
