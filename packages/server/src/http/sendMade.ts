import type { FastifyReply, FastifyRequest } from 'fastify'
import type { MadePage } from '../frontDoor/MadePage.ts'

type Encoding = keyof MadePage['bodies']

const accepted = (request: FastifyRequest) => request.headers['accept-encoding'] ?? ''
const encodings: readonly Encoding[] = ['br', 'gzip']

/** Sends a page that was made beforehand; only that there is no newer one, to whoever has it. */
export function sendMade(request: FastifyRequest, reply: FastifyReply, { tag, bodies }: MadePage): FastifyReply {
  void reply.headers({ ETag: tag, Vary: 'Accept-Encoding, Accept-Language, Cookie' })
  if (request.headers['if-none-match'] === tag) return reply.code(304).send()
  const encoding = encodings.find((one) =>
    new RegExp(`\\b${one}\\b(?!;\\s*q=0(?:[,.]0*)?(?:,|$))`).test(accepted(request)),
  )
  if (encoding) void reply.header('Content-Encoding', encoding)
  return reply.send(bodies[encoding ?? 'identity'])
}
