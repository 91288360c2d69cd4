import type { FastifyReply, FastifyRequest } from 'fastify'
import { hashToken } from '../accounts/tokens.ts'
import type { Live } from '../live/createLive.ts'

const STREAM = 'text/event-stream'

/** Whether whoever watches for changes reads a stream; a browser’s own says so, and so does ours. */
export function acceptsStream({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes(STREAM) ?? false
}

/** Leaves the answer open for what changes. Nothing on its way may keep it until there is more of it. */
export async function sendChanges(request: FastifyRequest, reply: FastifyReply, live: Live): Promise<FastifyReply> {
  const [token = ''] = [request.headers['token'] ?? []].flat()
  reply.hijack()
  reply.raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'Content-Type': STREAM,
    'Cache-Control': 'no-store, no-transform',
    'X-Accel-Buffering': 'no',
  })
  await live.listen(reply.raw, hashToken(token)).catch(() => reply.raw.destroy())
  return reply
}
