import helmet from '@fastify/helmet'
import fastify, { type FastifyInstance } from 'fastify'
import { Refusal } from '../Refusal.ts'
import { message } from '../i18n/message.ts'

/** For everything that is no page: nothing in it is ever run, shown or kept. */
export const NOTHING_RUNS = "default-src 'none'; frame-ancestors 'none'"

type Protection = {
  /** The address that people type: browsers are told to stay with TLS only where there is some. */
  publicUrl: string
  /** Whether that goes for all hosts below the school’s as well. */
  securesSubDomains: boolean
}

/**
 * Gives every answer the headers of the most careful kind, and returns them for what comes past the hooks; pages, files
 * and pictures say themselves what they need.
 */
export async function protect(server: FastifyInstance, protection: Protection): Promise<Record<string, string>> {
  const headers = { ...(await careful(protection)), 'cache-control': 'no-store' }
  server.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
  return headers
}

/**
 * Refuses changes that a page of another site has its visitors’ browsers send: forms and plain text need nobody’s leave.
 * It could read no answer, but would lend the networks of its visitors. Browsers name where a request comes from.
 */
export function refuseForeignPages(server: FastifyInstance): void {
  server.addHook('onRequest', async ({ method, headers }) => {
    if (headers['sec-fetch-site'] === 'cross-site' && method !== 'GET' && method !== 'HEAD') {
      throw new Refusal(403, message('Pages of other sites can’t change anything here. Open the school itself.'))
    }
  })
}

/** What Helmet says, which makes it anew for each answer though it is always the same: it is asked once. */
async function careful({ publicUrl, securesSubDomains }: Protection): Promise<Record<string, string>> {
  const [plain, careful] = [fastify(), fastify()]
  await careful.register(helmet, {
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
  const [without, headers] = await Promise.all([plain, careful].map(async (one) => (await one.inject('/')).headers))
  await Promise.all([plain.close(), careful.close()])
  return Object.fromEntries(
    Object.entries(headers ?? {}).flatMap(([name, value]) =>
      without && name in without ? [] : [[name, String(value)]],
    ),
  )
}
