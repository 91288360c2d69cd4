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
    return fetch(request, { signal: whicheverIsFirst(request.signal, limit) })
  }
}

/** What `AbortSignal.any` does, which phones before iOS 17.4 lack. */
function whicheverIsFirst(...signals: readonly AbortSignal[]): AbortSignal {
  const either = new AbortController()
  for (const signal of signals) {
    const follow = () => either.abort(signal.reason)
    if (signal.aborted) follow()
    else signal.addEventListener('abort', follow, { once: true })
  }
  return either.signal
}
