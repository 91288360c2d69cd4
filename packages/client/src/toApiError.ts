import { ApiError } from './ApiError.ts'
import { readErrorBody } from './readErrorBody.ts'

/** What the server said when it refused. */
export function apiErrorFromResponse(response: Response, body: unknown): ApiError {
  return new ApiError({ kind: 'answer', status: response.status, ...readErrorBody(body) })
}

/** What `fetch`, or the reading of an answer, threw. */
export function apiErrorFromThrown(cause: unknown): ApiError {
  if (cause instanceof ApiError) return cause
  const name = cause instanceof Error ? cause.name : ''
  const kinds = { TimeoutError: 'timeout', AbortError: 'aborted', SyntaxError: 'malformed' } as const
  const kind = name in kinds ? kinds[name as keyof typeof kinds] : 'network'
  return new ApiError({ kind, message: readErrorBody(undefined).message, cause })
}
