import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'

/** One line for each request, when it is answered: method, path, status and time. */
export class RequestLog extends LogController {
  override incomingRequest(): void {
    // Told with its answer.
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const facts = { req: request, res: reply, responseTime: Math.round(reply.elapsedTime) }
    if (error) reply.log.error({ ...facts, err: error }, 'request errored')
    else reply.log.info(facts, 'request completed')
  }
}
