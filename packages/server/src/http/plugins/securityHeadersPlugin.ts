import helmet from '@fastify/helmet'
import fastify from 'fastify'
import fp from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyInstance {
    /** The headers of every response; `frameworkErrors` sets them itself because it runs without hooks. */
    securityHeaders: Readonly<Record<string, string>>
  }
}

/** Policy of every response that isn't a page: blocks scripts, resources and framing. */
export const DENY_ALL_POLICY = "default-src 'none'; frame-ancestors 'none'"

type Options = {
  /** The school's URL; HSTS is sent only if it uses https. */
  publicUrl: string
  /** Whether HSTS covers all hosts below the school's as well. */
  securesSubDomains: boolean
  /** Sent with each response, because processes may run different versions during a deployment. */
  softwareVersion: string
}

/** Sets the strictest security headers on every response. Pages, files and pictures loosen what they need. */
export const securityHeadersPlugin = fp<Options>(
  async (server, { softwareVersion, ...options }) => {
    const headers = {
      ...(await helmetHeaders(options)),
      'cache-control': 'no-store',
      'X-Maktab-Version': softwareVersion,
    }
    server.decorate('securityHeaders', headers)
    server.addHook('onRequest', (_request, reply, done) => {
      reply.headers(headers)
      done()
    })
  },
  { name: 'security-headers' },
)

/** Helmet computes the same headers for each response, so they are read once from a throwaway server. */
async function helmetHeaders({
  publicUrl,
  securesSubDomains,
}: Omit<Options, 'softwareVersion'>): Promise<Record<string, string>> {
  const [plain, secured] = [fastify(), fastify()]
  await secured.register(helmet, {
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
  const [without, headers] = await Promise.all([plain, secured].map(async (one) => (await one.inject('/')).headers))
  await Promise.all([plain.close(), secured.close()])
  return Object.fromEntries(
    Object.entries(headers ?? {}).flatMap(([name, value]) =>
      without && name in without ? [] : [[name, String(value)]],
    ),
  )
}
