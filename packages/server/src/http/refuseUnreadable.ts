import type { Socket } from 'node:net'

const reasons: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
}

/** Answers what is no HTTP, or came too slowly, in the contract's shape of an error, and lets the connection go. */
export function refuseUnreadable({ code = '' }: NodeJS.ErrnoException, socket: Socket): void {
  const body = JSON.stringify({ error: 'The request can’t be read.' })
  const head = [
    `HTTP/1.1 ${reasons[code] ?? '400 Bad Request'}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'Connection: close',
  ]
  if (socket.writable && code !== 'ECONNRESET') socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
  else socket.destroy()
}
