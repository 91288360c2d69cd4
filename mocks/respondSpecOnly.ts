import type { Reply } from './respondFromExamples.ts'
import { type PlannedCall, respondAsPlanned, setServerTiming } from './respondAsPlanned.ts'
import { NOT_FOUND } from './createErrorBody.ts'
import { findExtensionErrors } from './faultsBeyond.ts'
import type { MockContext } from './MockContext.ts'
import { toSpecifiedOperation } from './toSpecifiedOperation.ts'
import { stripExtensions } from './stripExtensions.ts'

/**
 * Answers as a backend that has only the specification: an extension call is unknown, unless a flip names it; extension
 * fields are refused in requests and left out of answers.
 */
export async function respondSpecOnly(call: PlannedCall, mocking: MockContext): Promise<Reply | undefined> {
  const { request, response, bytes, plan } = call
  if (call.operation.isExtension) {
    if (plan.situation !== undefined) return respondAsPlanned(call, mocking)
    setServerTiming(response, call.operation, 'specOnly')
    return NOT_FOUND
  }
  const operation = toSpecifiedOperation(call.operation)
  const specified = {
    faults: await findExtensionErrors(request, bytes, operation),
    withoutExtensions: (status: number, body: unknown) =>
      stripExtensions(body, [operation.answerSchemas.get(status) ?? {}]),
  }
  return respondAsPlanned({ ...call, operation, specified }, mocking)
}
