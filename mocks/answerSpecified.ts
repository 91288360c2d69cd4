import type { Reply } from './answerFromExamples.ts'
import { type PlannedCall, answerPlanned, nameCall } from './answerPlanned.ts'
import { NOT_FOUND } from './refusalBody.ts'
import { faultsBeyond } from './faultsBeyond.ts'
import type { Mocking } from './Mocking.ts'
import { specifiedOf } from './specifiedOf.ts'
import { withoutExtensions } from './withoutExtensions.ts'

/**
 * Answers as a backend that has only the specification: an extension call is unknown, unless a flip names it; extension
 * fields are refused in requests and left out of answers.
 */
export async function answerSpecified(call: PlannedCall, mocking: Mocking): Promise<Reply | undefined> {
  const { request, response, bytes, plan } = call
  if (call.operation.isExtension) {
    if (plan.situation !== undefined) return answerPlanned(call, mocking)
    nameCall(response, call.operation, 'specOnly')
    return NOT_FOUND
  }
  const operation = specifiedOf(call.operation)
  const specified = {
    faults: await faultsBeyond(request, bytes, operation),
    withoutExtensions: (status: number, body: unknown) =>
      withoutExtensions(body, [operation.answerSchemas.get(status) ?? {}]),
  }
  return answerPlanned({ ...call, operation, specified }, mocking)
}
