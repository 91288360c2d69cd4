import type { NewUpload } from '@maktab/contract/schema'
import { ApiError } from './ApiError.ts'
import type { Api } from './createApi.ts'
import { afterDelay, waitForEvent } from './waitForEvent.ts'

const MAX_RETRY_DELAY = 30_000

/** Calls the listener when the connection is back; returns a function to stop. */
type OnReconnect = (listener: () => void) => () => void

/** Waits before a retry, longer with each attempt, or until the connection is back. */
function waitForReconnect(tries: number, onReconnect: OnReconnect, signal: AbortSignal): Promise<void> {
  return waitForEvent(signal, (done) => {
    const stopTimer = afterDelay(Math.min(MAX_RETRY_DELAY, 1000 * 2 ** tries), done)
    const stopListening = onReconnect(done)
    return () => {
      stopTimer()
      stopListening()
    }
  })
}

/**
 * Size of the first chunk in bytes and target duration of a chunk in milliseconds, which limits what a broken connection
 * loses.
 */
const CHUNK_PACING = { first: 65_536, quick: 1000, slow: 6000 }

/** The server’s chunk sizes in bytes; only the last chunk may be smaller. */
type Limits = { pieceBytes: number; minPieceBytes: number }

/** Upload progress of a file. */
type UploadState =
  /** From 0 to 1. */
  | { state: 'sending'; progress: number }
  /** The connection is lost; the upload resumes automatically. */
  | { state: 'waiting'; progress: number }
  | { state: 'sent' }

/** The size of the next chunk, based on the duration of the last one. */
export function nextChunkSize(size: number, milliseconds: number, { pieceBytes, minPieceBytes }: Limits): number {
  if (milliseconds < CHUNK_PACING.quick) return Math.min(pieceBytes, size * 2)
  return milliseconds > CHUNK_PACING.slow ? Math.max(minPieceBytes, Math.floor(size / 2)) : size
}

export type Upload = {
  /** Undefined if the server accepts receipts only with their forms. */
  state: () => UploadState | undefined
  /** Settles once the upload has started, was declined, or the server can’t be reached. */
  started: Promise<unknown>
  hasStarted: () => boolean
  /** The ID of the complete upload; undefined if the form has to send the file. */
  finished: Promise<string | undefined>
  stop: () => void
}

export type UploadOptions = { api: Api; limits: Limits; onReconnect: OnReconnect }

type CreateUploadOptions = UploadOptions & {
  file: File
  /** The ID of an upload that started before a reload. */
  name: string | undefined
  onChange: () => void
  onBegun: (name: string) => void
}

/** How often an upload restarts whose checksum doesn’t match or that the server has forgotten. */
const MAX_RESTARTS = 3
/** Give up after this many chunks without progress. */
const MAX_IDLE_CHUNKS = 3

/** Uploads a file in chunks; waits and resumes after connection failures. */
export function createUpload(uploadOptions: CreateUploadOptions): Upload {
  const { file, name: initialName, api, limits, onReconnect, onChange, onBegun } = uploadOptions
  const controller = new AbortController()
  const options = { signal: controller.signal }
  let resolveBegun = () => {}
  const begun = new Promise<void>((resolve) => (resolveBegun = resolve))
  let state: UploadState | undefined
  let received = 0
  let hasBegun = false
  const setState = (next: UploadState | undefined) => {
    state = next
    onChange()
  }
  const share = () => Math.min(1, received / file.size)

  const begin = async (): Promise<string> => {
    const type = getType(file)
    const body = { size: file.size, type, sha256: await getDigest(file) }
    const response = await api('beginUpload', { body }, options)
    received = response.received
    onBegun(response.upload)
    return response.upload
  }
  const resume = async (name: string): Promise<string> => {
    received = (await api('getUpload', { params: { upload: name } }, options)).received
    return name
  }
  const sendChunks = async (name: string): Promise<void> => {
    let size = CHUNK_PACING.first
    let idle = 0
    while (received < file.size) {
      setState({ state: 'sending', progress: share() })
      const [offset, began] = [received, Date.now()]
      const chunk = new File([file.slice(offset, offset + size)], 'piece')
      received = (await api('sendPiece', { params: { upload: name, offset }, body: { piece: chunk } }, options))
        .received
      idle = received > offset ? 0 : idle + 1
      if (idle === MAX_IDLE_CHUNKS) throw new ApiError({ kind: 'answer', status: 400, message: '' })
      size = nextChunkSize(size, Date.now() - began, limits)
    }
  }
  const run = async (): Promise<string | undefined> => {
    let name = initialName
    let isNew = initialName === undefined
    let starts = 0
    /** How much was received at the last connection failure. */
    let brokenAt = -1
    for (let tries = 0; !controller.signal.aborted; tries += 1) {
      try {
        setState({ state: 'sending', progress: share() })
        if (name === undefined) starts += 1
        name = name === undefined ? await begin() : isNew ? name : await resume(name)
        isNew = false
        hasBegun = true
        resolveBegun()
        await sendChunks(name)
        setState({ state: 'sent' })
        return name
      } catch (error) {
        if (isRetryable(error)) {
          if (received > brokenAt) tries = 0
          brokenAt = received
          setState({ state: 'waiting', progress: share() })
          if (name === undefined) resolveBegun()
          await waitForReconnect(tries, onReconnect, controller.signal)
        } else if (name !== undefined && starts < MAX_RESTARTS) {
          // The server has forgotten the upload, or the checksum didn’t match.
          name = undefined
          received = 0
        } else return undefined
      }
    }
    return undefined
  }
  const settle = async () => {
    const name = await run().catch(() => undefined)
    if (name === undefined) setState(undefined)
    resolveBegun()
    return name
  }
  const arrived = settle()
  return {
    state: () => state,
    started: begun,
    hasStarted: () => hasBegun,
    finished: arrived,
    stop: () => controller.abort(),
  }
}

/** Errors of the connection or of a busy server, which may succeed on retry. */
function isRetryable(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  if (error.kind === 'network' || error.kind === 'timeout') return true
  return error.status === 429 || error.status >= 500
}

const types: Record<NewUpload['type'], true> = {
  'image/jpeg': true,
  'image/png': true,
  'image/webp': true,
  'application/pdf': true,
}

const getType = ({ type }: File) => (type in types ? (type as NewUpload['type']) : 'image/jpeg')

async function getDigest(file: File): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
