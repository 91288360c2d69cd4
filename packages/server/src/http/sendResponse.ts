import type { FastifyReply } from 'fastify'
import { RawJson } from '../database/RawJson.ts'
import { RawJsonStream } from '../database/RawJsonStream.ts'

export type OperationResponse = { status: 200 | 201; body: unknown }

const JSON_TYPE = 'application/json; charset=utf-8'

/** The answer for a handler's result: 201 with what was created, else 200. */
export function toResponse(result: unknown): OperationResponse {
  const isCreated = typeof result === 'object' && result !== null && 'created' in result
  return isCreated ? { status: 201, body: result.created } : { status: 200, body: result }
}

/** Sends the answer of an operation; one that is JSON already goes out without the serializer. */
export function sendResponse(reply: FastifyReply, { status, body }: OperationResponse): FastifyReply {
  void reply.code(status).header('Cache-Control', 'no-store')
  if (body instanceof RawJsonStream) return reply.type(JSON_TYPE).send(body.stream)
  return body instanceof RawJson ? reply.type(JSON_TYPE).send(body.bytes) : reply.send(body)
}
