import type { FastifyInstance } from 'fastify'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { Refusal } from '../Refusal.ts'
import { message } from '../i18n/message.ts'
import { translate } from '../i18n/translate.ts'

/** Nothing is known of who asks, nor of their language. */
const UNREADABLE = JSON.stringify({ error: translate('en', message('The request can’t be read.')) })

const reasons: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
}

/** Answers what is no HTTP, or came too slowly, in the contract's shape of an error, and lets the connection go. */
export function refuseUnreadable({ code = '' }: NodeJS.ErrnoException, socket: Socket): void {
  const head = [
    `HTTP/1.1 ${reasons[code] ?? '400 Bad Request'}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(UNREADABLE)}`,
    'Cache-Control: no-store',
    'Connection: close',
  ]
  if (socket.writable && code !== 'ECONNRESET') socket.end(`${head.join('\r\n')}\r\n\r\n${UNREADABLE}`)
  else socket.destroy()
}

/** Answers in the same shape what Node itself would refuse without a body: no host, or an expectation that it doesn’t know. */
export function refuseMalformed(server: FastifyInstance): void {
  server.addHook('onRequest', async ({ headers, raw }) => {
    if (headers.host === undefined && raw.httpVersion === '1.1')
      throw new Refusal(400, message('The request can’t be read.'))
  })
  server.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(417, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' })
    response.end(UNREADABLE)
  })
}
