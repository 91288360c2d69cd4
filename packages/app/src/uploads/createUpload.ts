import { ApiError } from '@maktab/client/ApiError'
import type { Api } from '@maktab/client/createApi'
import type { NewUpload } from '@maktab/contract/schema'
import { limits } from '@maktab/contract/wire/limits'
import type { UploadState } from '@maktab/ui/providers/ReceiptUploaderContext'
import { allOf } from '@maktab/ui/lib/allOf'
import { registerBackgroundSync, onReconnect } from '../offline/onReconnect.ts'

const MAX_RETRY_DELAY = 30_000

/** Waits before something is tried again: longer with each try, until the browser says that the line is back. */
function waitForReconnect(tries: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const goOn = () => {
      clearTimeout(timer)
      stopListening()
      signal.removeEventListener('abort', goOn)
      resolve()
    }
    const timer = setTimeout(goOn, Math.min(MAX_RETRY_DELAY, 1000 * 2 ** tries))
    const stopListening = onReconnect(goOn)
    void registerBackgroundSync()
    signal.addEventListener('abort', goOn)
  })
}

/** Bytes of the first piece, and how many milliseconds one should take: a broken line costs no more than that. */
const CHUNK_PACING = { first: 65_536, quick: 1000, slow: 6000 }

type Limits = { pieceBytes: number; minPieceBytes: number }

/** How large the next piece is, by how long one of a size took. */
export function nextChunkSize(size: number, milliseconds: number, { pieceBytes, minPieceBytes }: Limits): number {
  if (milliseconds < CHUNK_PACING.quick) return Math.min(pieceBytes, size * 2)
  return milliseconds > CHUNK_PACING.slow ? Math.max(minPieceBytes, Math.floor(size / 2)) : size
}

export type Upload = {
  /** Nothing where the school takes receipts in their forms only. */
  state: () => UploadState | undefined
  /** Settles once the school has begun to take it, takes none, or can’t be reached. */
  begun: Promise<unknown>
  hasBegun: () => boolean
  /** Its name, once all of it is there; nothing where the form has to bring the file along. */
  arrived: Promise<string | undefined>
  stop: () => void
}

type Sending = {
  file: File
  /** Of an upload that began before the page was loaded anew. */
  name: string | undefined
  ask: Api
  onChange: () => void
  onBegun: (name: string) => void
}

/** How often it is begun anew that came out otherwise than it went in, or that the school has forgotten. */
const MAX_RESTARTS = 3
/** A school that takes pieces and has never more of them is none. */
const MAX_IDLE_CHUNKS = 3

/** Sends a file in pieces until the school has all of it; where the line breaks it waits, and goes on. */
export function createUpload({ file, name: known, ask, onChange, onBegun }: Sending): Upload {
  const stopper = new AbortController()
  const line = { signal: stopper.signal }
  let tellBegun = () => {}
  const begun = new Promise<void>((resolve) => (tellBegun = resolve))
  let state: UploadState | undefined
  let received = 0
  let hasBegun = false
  const tell = (next: UploadState | undefined) => {
    state = next
    onChange()
  }
  const share = () => Math.min(1, received / file.size)

  const begin = async (): Promise<string> => {
    const type = typeOf(file)
    const body = { size: file.size, type, sha256: await digestOf(file) }
    const answer = await ask('beginUpload', { body }, line)
    received = answer.received
    onBegun(answer.upload)
    return answer.upload
  }
  const goOn = async (name: string): Promise<string> => {
    received = (await ask('getUpload', { params: { upload: name } }, line)).received
    return name
  }
  const sendPieces = async (name: string): Promise<void> => {
    let size = CHUNK_PACING.first
    let idle = 0
    while (received < file.size) {
      tell({ state: 'sending', progress: share() })
      const [offset, began] = [received, Date.now()]
      const piece = new File([file.slice(offset, offset + size)], 'piece')
      received = (await ask('sendPiece', { params: { upload: name, offset }, body: { piece } }, line)).received
      idle = received > offset ? 0 : idle + 1
      if (idle === MAX_IDLE_CHUNKS) throw new ApiError({ kind: 'answer', status: 400, message: '' })
      size = nextChunkSize(size, Date.now() - began, limits)
    }
  }
  const work = async (): Promise<string | undefined> => {
    let name = known
    let isNew = known === undefined
    let beginnings = 0
    /** How much was there when the line broke last. */
    let brokenAt = -1
    for (let tries = 0; !stopper.signal.aborted; tries += 1) {
      try {
        tell({ state: 'sending', progress: share() })
        if (name === undefined) beginnings += 1
        name = name === undefined ? await begin() : isNew ? name : await goOn(name)
        isNew = false
        hasBegun = true
        tellBegun()
        await sendPieces(name)
        tell({ state: 'sent' })
        return name
      } catch (error) {
        if (mayHeal(error)) {
          if (received > brokenAt) tries = 0
          brokenAt = received
          tell({ state: 'waiting', progress: share() })
          if (name === undefined) tellBegun()
          await waitForReconnect(tries, stopper.signal)
        } else if (name !== undefined && beginnings < MAX_RESTARTS) {
          // Forgotten, or come out otherwise than it went in.
          name = undefined
          received = 0
        } else return undefined
      }
    }
    return undefined
  }
  const settle = async () => {
    const name = await work().catch(() => undefined)
    if (name === undefined) tell(undefined)
    tellBegun()
    return name
  }
  const arrived = settle()
  return {
    state: () => state,
    begun,
    hasBegun: () => hasBegun,
    arrived,
    stop: () => stopper.abort(),
  }
}

/** What the line or a school that is busy is to blame for. */
function mayHeal(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  if (error.kind === 'network' || error.kind === 'timeout') return true
  return error.status === 429 || error.status >= 500
}

const types = allOf<NewUpload['type']>()('image/jpeg', 'image/png', 'image/webp', 'application/pdf')

function typeOf({ type }: File) {
  return types.find((one) => one === type) ?? 'image/jpeg'
}

async function digestOf(file: File): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
