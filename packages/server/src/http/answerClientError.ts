import type { Socket } from 'node:net'
import { message } from '../i18n/message.ts'
import { translate } from '../i18n/translate.ts'

/** The client's language isn't known. */
const BODY = JSON.stringify({ error: translate('en', message('The request can’t be read.')) })

const statusLines: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
}

/** Answers bytes that aren't HTTP, or came too slowly, in the contract's shape of an error and closes the connection. */
export function handleClientError({ code = '' }: NodeJS.ErrnoException, socket: Socket): void {
  const head = [
    `HTTP/1.1 ${statusLines[code] ?? '400 Bad Request'}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(BODY)}`,
    'Cache-Control: no-store',
    'Connection: close',
  ]
  if (socket.writable && code !== 'ECONNRESET') socket.end(`${head.join('\r\n')}\r\n\r\n${BODY}`)
  else socket.destroy()
}
