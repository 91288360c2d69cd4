import { RECEIPT_STORE_NAME } from '../session/clearStorage.ts'
import type { Api } from '@maktab/client/createApi'
import type { ReceiptUploaderContext } from '@maktab/ui/providers/ReceiptUploaderContext'
import { type Upload, createUpload } from './createUpload.ts'

const STORE = 'receipts'
const DAY_MILLISECONDS = 86_400_000

type KeptReceipt = {
  file: Blob
  fileName: string
  /** The upload that has begun, if one has. */
  upload: string | undefined
  /** Milliseconds since 1970. */
  at: number
}

export type ReceiptStore = {
  read: (key: string) => Promise<KeptReceipt | undefined>
  write: (key: string, receipt: KeptReceipt) => Promise<void>
  remove: (key: string) => Promise<void>
}

/** A browser that keeps nothing is no failure: the form holds the receipt as long as it is open. */
export function openReceiptStore(now = Date.now): ReceiptStore {
  const work = async <T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>) => {
    try {
      const database = await openDatabase()
      try {
        return await answerOf(ask(database.transaction(STORE, mode).objectStore(STORE)))
      } finally {
        database.close()
      }
    } catch {
      return undefined
    }
  }
  const remove = async (key: string) => {
    await work('readwrite', (store) => store.delete(key))
  }
  return {
    read: async (key) => {
      const found = await work('readonly', (store) => store.get(key) as IDBRequest<KeptReceipt | undefined>)
      if (!found) return undefined
      if (found.at > now() - DAY_MILLISECONDS && found.at <= now()) return found
      await remove(key)
      return undefined
    },
    write: async (key, receipt) => {
      await work('readwrite', (store) => store.put(receipt, key))
      await removeOld(now() - DAY_MILLISECONDS, work)
    },
    remove,
  }
}

type Work = <T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>) => Promise<T | undefined>

/** With each that comes go those whose day is over, whoever’s they were. */
async function removeOld(until: number, work: Work): Promise<void> {
  const [all, keys] = await Promise.all([
    work('readonly', (store) => store.getAll() as IDBRequest<KeptReceipt[]>),
    work('readonly', (store) => store.getAllKeys()),
  ])
  for (const [index, key] of (keys ?? []).entries()) {
    const kept = all?.[index]
    if (kept && kept.at <= until) await work('readwrite', (store) => store.delete(key))
  }
}

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(RECEIPT_STORE_NAME, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE))
  return answerOf(request)
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The browser keeps nothing.')))
  })
}

type Means = {
  ask: Api
  kept: ReceiptStore
  /** Whose the receipts are that are chosen now. */
  owner: () => string
  now?: () => number
}

type Sent = {
  key: string
  file: File
  upload: Upload
  /** The name of the upload, once it has begun. */
  name: string | undefined
}

type ReceiptUploadManager = ReceiptUploaderContext & {
  /** Waits until a receipt is with the school, and gives its upload; nothing where the form has to bring it along. */
  finish: (file: Blob, line: { signal: AbortSignal; onShare: (share: number) => void }) => Promise<string | undefined>
  /** Sends nothing more: whoever it was has left. */
  stop: () => void
}

/** For how long a form that is sent waits until the school has begun to take a receipt. */
const BEGIN_MILLISECONDS = 4000

/** Sends receipts from when they are chosen, keeps them on the device, and gives them back. */
export function createReceiptUploadManager({ ask, kept, owner, now = Date.now }: Means): ReceiptUploadManager {
  const sent = new Map<Blob, Sent>()
  const listeners = new Set<() => void>()
  const tell = () => listeners.forEach((listener) => listener())
  const keyOf = (field: string) => `${owner()} ${field}`

  const drop = (key: string) => {
    for (const [file, one] of sent) {
      if (one.key !== key) continue
      one.upload.stop()
      sent.delete(file)
    }
  }
  const start = (key: string, file: File, name: string | undefined) => {
    drop(key)
    const upload = createUpload({
      file,
      name,
      ask,
      onChange: tell,
      onBegun: (begun) => {
        const known = sent.get(file)
        if (known?.upload === upload) keep({ ...known, name: begun })
      },
    })
    const chosen = { key, file, upload, name }
    if (name === undefined) keep(chosen)
    else sent.set(file, chosen)
    tell()
  }
  const keep = (one: Sent) => {
    const { key, file, name } = one
    sent.set(file, one)
    void kept.write(key, { file, fileName: file.name, upload: name, at: now() })
  }
  /** What is kept goes along with its field: in a block that is for another course now, or has moved up. */
  const move = (one: Sent, key: string) => {
    drop(key)
    keep({ ...one, key })
    if (![...sent.values()].some((other) => other.key === one.key)) void kept.remove(one.key)
  }
  return {
    restore: async (field) => {
      const key = keyOf(field)
      const found = await kept.read(key)
      // The form was closed, or something else chosen meanwhile.
      const running = [...sent.values()].find((one) => one.key === key)
      if (running || !found) return running?.file
      const file = new File([found.file], found.fileName, { type: found.file.type })
      start(key, file, found.upload)
      return file
    },
    setFile: (field, file) => {
      const key = keyOf(field)
      if (file) {
        const known = sent.get(file)
        if (!known) start(key, file, undefined)
        else if (known.key !== key) move(known, key)
        return
      }
      drop(key)
      void kept.remove(key)
      tell()
    },
    getState: (file) => sent.get(file)?.upload.state(),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    finish: async (file, { signal, onShare }) => {
      const upload = sent.get(file)?.upload
      if (!upload) return undefined
      const follow = () => {
        const state = upload.state()
        if (state && state.state !== 'sent') onShare(state.progress)
      }
      listeners.add(follow)
      follow()
      try {
        const stopped = new Promise<undefined>((_, reject) => {
          const stop = () => reject(new DOMException('It was stopped.', 'AbortError'))
          if (signal.aborted) stop()
          signal.addEventListener('abort', stop, { once: true })
        })
        const late = new Promise<undefined>((resolve) => void setTimeout(() => resolve(undefined), BEGIN_MILLISECONDS))
        if (!upload.hasBegun()) await Promise.race([upload.begun, late, stopped])
        return upload.hasBegun() ? await Promise.race([upload.arrived, stopped]) : undefined
      } finally {
        listeners.delete(follow)
      }
    },
    discard: async (file) => {
      const known = sent.get(file)
      known?.upload.stop()
      sent.delete(file)
      if (known) await kept.remove(known.key)
      tell()
    },
    stop: () => {
      for (const { upload } of sent.values()) upload.stop()
      sent.clear()
      tell()
    },
  }
}
