type Deadlines = {
  /** Milliseconds for an ordinary call. */
  deadline: number
  /** Milliseconds for a call that carries files. */
  uploadDeadline: number
}

/** A fetch that gives up after its deadline, or as soon as the caller does. */
export function withDeadline(fetch: typeof globalThis.fetch, { deadline, uploadDeadline }: Deadlines) {
  return (request: Request): Promise<Response> => {
    const isUpload = request.headers.get('content-type')?.startsWith('multipart/') ?? false
    const limit = AbortSignal.timeout(isUpload ? uploadDeadline : deadline)
    return fetch(request, { signal: AbortSignal.any([request.signal, limit]) })
  }
}
