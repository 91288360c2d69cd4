import { type IncomingMessage, type ServerResponse, request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { pipeline } from 'node:stream'

/**
 * Pipes a request to the backend and its response back, unread, until the client disconnects. If the backend fails or
 * cuts the response off, the client's connection is destroyed too, and `onLost` receives the reason.
 */
export function pipeRequest(
  request: IncomingMessage,
  response: ServerResponse,
  upstream: string,
  onLost: (reason: NodeJS.ErrnoException) => void = () => undefined,
): void {
  const address = new URL(request.url ?? '/', upstream)
  const { method, headers } = request
  const send = address.protocol === 'https:' ? httpsRequest : httpRequest
  const fail = (error: NodeJS.ErrnoException) => {
    if (!response.destroyed) onLost(error)
    response.destroy()
  }
  const forwarded = send(address, { method, headers: { ...headers, host: address.host } }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.on('aborted', () => fail(new Error('The response was cut off.')))
    pipeline(answer, response, () => undefined)
  })
  forwarded.on('error', fail)
  response.on('close', () => forwarded.destroy())
  if (request.readableEnded) forwarded.end()
  else request.pipe(forwarded)
}
