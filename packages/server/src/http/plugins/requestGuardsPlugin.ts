import fp from 'fastify-plugin'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { message } from '#i18n/message.ts'
import { translate } from '#i18n/translate.ts'
import { HttpError } from '#lib/HttpError.ts'

/** Rejects requests while closing, from pages of other sites, and without a Host header. */
export const requestGuardsPlugin = fp(
  async (server) => {
    let isClosing = false
    server.addHook('preClose', async () => {
      isClosing = true
    })
    server.addHook('onRequest', async ({ method, headers, raw }) => {
      // Requests on keep-alive connections should go to another process while this one finishes the requests in progress.
      if (isClosing) throw new HttpError(503, message('The school’s site is restarting. Try again in a moment.'))
      // Forms and plain text are sent across sites without a preflight. The other page can't read the answer, but it
      // would use its visitors' networks. Browsers name the origin in this header.
      if (headers['sec-fetch-site'] === 'cross-site' && method !== 'GET' && method !== 'HEAD') {
        throw new HttpError(403, message('Other sites can’t change anything here. Open the school’s own site.'))
      }
      if (headers.host === undefined && raw.httpVersion === '1.1')
        throw new HttpError(400, message('We couldn’t read this request.'))
    })
    // Node's own response to an unknown expectation has no body.
    server.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
      response.writeHead(417, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' })
      response.end(JSON.stringify({ error: translate('en', message('We couldn’t read this request.')) }))
    })
  },
  { name: 'request-guards' },
)
