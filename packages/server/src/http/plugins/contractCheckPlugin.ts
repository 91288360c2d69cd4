import type { OperationId } from '@maktab/contract/calls'
import fp from 'fastify-plugin'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describeContractViolations } from '#contract/describeContractViolations.ts'
import { validateResponse } from '#contract/validators.ts'
import { isDatabaseError } from '#database/isDatabaseError.ts'
import { serviceUnavailable, HttpError } from '#lib/HttpError.ts'
import { translateHttpError } from '../translateHttpError.ts'

/** Fails every answer and refusal of an operation that the contract doesn't have; for tests and development. */
export const contractCheckPlugin = fp(
  async (server) => {
    server.setErrorHandler((thrown, request) => {
      const error = isDatabaseError(thrown) ? serviceUnavailable(thrown) : thrown
      // What is refused before the operation is known has the same shape everywhere, and isn't in the contract of each.
      const isOfOperation = request.receivedAt > 0
      if (isOfOperation && error instanceof HttpError) {
        checkAnswer(request.operationId, error.status, translateHttpError('en', error))
      }
      // The error handler of the whole server sends it.
      throw thrown
    })
    server.addHook('preSerialization', async (request, reply, payload) => {
      if (reply.statusCode < 400) checkAnswer(request.operationId, reply.statusCode, payload)
      return payload
    })
    // Answers that are JSON already skip the serializer.
    server.addHook('onSend', async (request, reply, payload) => {
      if (reply.statusCode >= 400 || !(payload instanceof Readable || Buffer.isBuffer(payload))) return payload
      const bytes = payload instanceof Readable ? await buffer(payload) : payload
      checkAnswer(request.operationId, reply.statusCode, JSON.parse(bytes.toString()))
      return bytes
    })
  },
  { name: 'contract-check', dependencies: ['request-context'] },
)

function checkAnswer(id: OperationId, status: number, body: unknown): void {
  const faults = validateResponse(id, status, body)
  if (faults)
    throw new Error(`The answer of ${id} (${status}) breaks the contract:\n${describeContractViolations(faults, body)}`)
}
