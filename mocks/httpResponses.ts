import type { IncomingMessage, ServerResponse } from 'node:http'

/** Allows CORS from any origin: the mock is for development and holds no secrets. */
export function allowOrigins(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*')
  response.setHeader('Access-Control-Allow-Credentials', 'true')
  response.setHeader('Vary', 'Origin')
}

/** Answers a CORS preflight request. */
export function sendPreflight(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Methods', 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS')
  response.setHeader('Access-Control-Allow-Headers', request.headers['access-control-request-headers'] ?? '*')
  response.setHeader('Access-Control-Max-Age', '600')
  response.writeHead(204).end()
}

export function sendJson(request: IncomingMessage, response: ServerResponse, status: number, body: unknown): void {
  const text = JSON.stringify(body ?? {})
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
  })
  response.end(request.method === 'HEAD' ? undefined : text)
}

type RefusalBody = { error: string } | { error: Record<string, string[]>; message: string }

/** The body of the mock's own errors: a message, or errors by field with a message. */
export function createErrorBody(errors: string | Record<string, string[]>): RefusalBody {
  return typeof errors === 'string'
    ? { error: errors }
    : { error: errors, message: 'Please check the highlighted fields.' }
}

/** The response of a typical backend to an unknown call. */
export const NOT_FOUND = { status: 404, body: { message: 'Not found' } }
