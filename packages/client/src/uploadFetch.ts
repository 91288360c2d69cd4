type UploadOptions = {
  /** Called while the body is sent, with a value from 0 to 1. */
  onProgress: (share: number) => void
  /** Aborts after this many milliseconds without progress; there is no limit while the upload progresses. */
  stallLimit?: number
}

/**
 * A fetch that reports upload progress. Streaming uploads of `fetch` require HTTP/2, so it uses XMLHttpRequest, or
 * plain `fetch` without progress where that is missing. Pass it to a single call:
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
      const fail = (reason: unknown) => {
        clearTimeout(stallTimer)
        transfer.abort()
        reject(reason)
      }
      const onStall = () => fail(new DOMException('The upload stalled.', 'TimeoutError'))
      let stallTimer = setTimeout(onStall, stallLimit)
      const restartStallTimer = () => {
        clearTimeout(stallTimer)
        stallTimer = setTimeout(onStall, stallLimit)
      }
      transfer.upload.addEventListener('progress', ({ loaded, total }) => {
        restartStallTimer()
        if (total > 0) onProgress(loaded / total)
      })
      transfer.addEventListener('progress', restartStallTimer)
      transfer.addEventListener('error', () => fail(new TypeError('The connection was lost.')))
      transfer.addEventListener('load', () => {
        clearTimeout(stallTimer)
        resolve(toResponse(transfer))
      })
      if (request.signal.aborted) fail(request.signal.reason)
      else {
        request.signal.addEventListener('abort', () => fail(request.signal.reason), { once: true })
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
