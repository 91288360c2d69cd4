import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Database } from '#database/openDatabase.ts'
import { type ChangeStream, createChangeStream } from '#changeStream/createChangeStream.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Connected clients that receive changes. */
    changeStream: ChangeStream
  }
}

type Options = {
  database: Database
  /** Connection URL for notifications of PostgreSQL; undefined on SQLite. */
  databaseUrl: string | undefined
  now: () => number
}

const EVENT_STREAM = 'text/event-stream'

/** Streams changes as server-sent events to clients of `watchChanges` that accept a stream. */
export const changeStreamPlugin = fp<Options>(
  async (server, { database, databaseUrl, now }) => {
    const changeStream = createChangeStream({ database, url: databaseUrl, now })
    server.decorate('changeStream', changeStream)
    server.addHook('preClose', changeStream.close)
    server.addHook('onRoute', (route) => {
      if (route.config?.operationId !== 'watchChanges') return
      route.preHandler = async (request: FastifyRequest, reply: FastifyReply) => {
        if (request.headers.accept?.includes(EVENT_STREAM)) await streamChanges(request, reply, changeStream)
      }
    })
  },
  { name: 'events' },
)

async function streamChanges(
  { tokenHash = '' }: FastifyRequest,
  reply: FastifyReply,
  changeStream: ChangeStream,
): Promise<void> {
  reply.hijack()
  reply.raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'Content-Type': EVENT_STREAM,
    // Prevents proxies and compression from buffering events.
    'Cache-Control': 'no-store, no-transform',
    'X-Accel-Buffering': 'no',
  })
  await changeStream.subscribe(reply.raw, tokenHash).catch(() => reply.raw.destroy())
}
