import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** For everything that is no page: nothing in it is ever run, shown or kept. */
export const NOTHING_RUNS = "default-src 'none'; frame-ancestors 'none'"

type Protection = {
  /** The address that people type: browsers are told to stay with TLS only where there is some. */
  publicUrl: string
  /** Whether that goes for all hosts below the school’s as well. */
  securesSubDomains: boolean
}

/** Gives every answer the headers of the most careful kind; pages, files and pictures say themselves what they need. */
export async function protect(server: FastifyInstance, { publicUrl, securesSubDomains }: Protection): Promise<void> {
  await server.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    frameguard: { action: 'deny' },
    strictTransportSecurity: publicUrl.startsWith('https:') && {
      maxAge: 31_536_000,
      includeSubDomains: securesSubDomains,
    },
  })
  server.addHook('onRequest', async (_request, reply) => {
    reply.header('Cache-Control', 'no-store')
  })
}
