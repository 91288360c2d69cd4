type UploadOptions = {
  /** Told as the body goes out, from 0 to 1. */
  onProgress: (share: number) => void
  /** Milliseconds without any progress before the call is given up; a slow line may take as long as it moves. */
  stallLimit?: number
}

/**
 * A fetch that tells how much of the body has been sent. What `fetch` itself has for this works on HTTP/2 only, so the
 * older XMLHttpRequest sends it; where there is none, the call goes out without progress. Pass it to a single call:
 * `client.POST(path, { body, fetch: uploadFetch({ onProgress }) })`.
 */
export function uploadFetch({ onProgress, stallLimit = 60_000 }: UploadOptions) {
  return async (request: Request): Promise<Response> => {
    if (typeof XMLHttpRequest === 'undefined') return globalThis.fetch(request)
    const body = await request.blob()
    const transfer = new XMLHttpRequest()
    transfer.open(request.method, request.url)
    transfer.responseType = 'blob'
    request.headers.forEach((value, name) => transfer.setRequestHeader(name, value))
    return new Promise<Response>((resolve, reject) => {
      const giveUp = (reason: unknown) => {
        clearTimeout(stall)
        transfer.abort()
        reject(reason)
      }
      const stalled = () => giveUp(new DOMException('Nothing moved any more.', 'TimeoutError'))
      let stall = setTimeout(stalled, stallLimit)
      const moved = () => {
        clearTimeout(stall)
        stall = setTimeout(stalled, stallLimit)
      }
      transfer.upload.addEventListener('progress', ({ loaded, total }) => {
        moved()
        if (total > 0) onProgress(loaded / total)
      })
      transfer.addEventListener('progress', moved)
      transfer.addEventListener('error', () => giveUp(new TypeError('The line broke.')))
      transfer.addEventListener('load', () => {
        clearTimeout(stall)
        resolve(toResponse(transfer))
      })
      if (request.signal.aborted) giveUp(request.signal.reason)
      else {
        request.signal.addEventListener('abort', () => giveUp(request.signal.reason), { once: true })
        transfer.send(body)
      }
    })
  }
}

function toResponse(transfer: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const line of transfer.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const [name = '', ...value] = line.split(': ')
    if (name !== '') headers.append(name, value.join(': '))
  }
  const hasBody = ![204, 205, 304].includes(transfer.status)
  const { status, statusText } = transfer
  return new Response(hasBody ? (transfer.response as Blob) : null, { status, statusText, headers })
}
