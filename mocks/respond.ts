import type { IncomingMessage, ServerResponse } from 'node:http'

/** Lets pages of any origin ask: the mock is for development, and knows no secrets. */
export function allowOrigins(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*')
  response.setHeader('Access-Control-Allow-Credentials', 'true')
  response.setHeader('Vary', 'Origin')
}

/** Answers the question that a browser asks before it sends something to another origin. */
export function answerPreflight(request: IncomingMessage, response: ServerResponse): void {
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

/** What the mock says by itself where it refuses: a sentence, or what is wrong by field with a sentence beside it. */
export function createErrorBody(wrong: string | Record<string, string[]>): RefusalBody {
  return typeof wrong === 'string' ? { error: wrong } : { error: wrong, message: 'Some fields need another look.' }
}

/** What a plain backend answers to a call that it doesn’t know. */
export const NOT_FOUND = { status: 404, body: { message: 'Not found' } }
