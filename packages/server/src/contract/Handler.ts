import type { ReceiptUrlSigner } from '../storage/createReceiptUrlSigner.ts'
import type { PictureStorage } from '../storage/PictureStorage.ts'
import type { OperationId, PublicOperationId } from '@maktab/contract/calls'
import type { operations } from '@maktab/contract/schema'
import type { Database } from '../database/openDatabase.ts'
import type { Account } from '../database/tables.ts'
import type { Language } from '../i18n/translate.ts'
import type { RawJson, RawJsonStream } from '../database/jsonRows.ts'
import type { Message } from '../i18n/message.ts'

/** Services of a school except its database. */
export type Services = {
  /** The school's URL without a trailing slash. */
  publicUrl: string
  pictures: PictureStorage
  receipts: ReceiptUrlSigner
  /** Whether mails reach people. */
  sendsMails: boolean
  /** Sends a test mail at once; throws an `OperatorError` that says why it can't be sent. */
  sendTestMail: (database: Database, to: string, language: Language | undefined) => Promise<unknown>
  /** The disk of the data folder; undefined if it can't be read. */
  readDiskSpace: () => Promise<{ freeBytes: number; totalBytes: number } | undefined>
  /** The version of the software. */
  softwareVersion: string
  /** Time zone of a school that has not set one. */
  timeZone: string
  /** Public key for Web Push; undefined if push isn't configured. */
  pushKey?: string | undefined
}

type Content<T> = T extends { content: infer Media } ? Media[keyof Media] : undefined

/** A body as handlers get it: a file is replaced by its name, the file itself is in `files`. */
type Received<T> = T extends Blob
  ? string
  : T extends (infer Item)[]
    ? Received<Item>[]
    : T extends object
      ? { [Key in keyof T]: Received<T[Key]> }
      : T

type Responses<Id extends OperationId> = operations[Id]['responses']
type ResponseOf<Id extends OperationId, Status> = Status extends keyof Responses<Id>
  ? WithMessage<Content<Responses<Id>[Status]>>
  : never

/** The message of a response is a `Message` that can be translated. */
type WithMessage<Body> = Body extends { message: string } ? Omit<Body, 'message'> & { message: Message } : Body

/** Result of hashing a request’s password before its transaction. */
export type HashedPassword = {
  /** The hash of a new password. */
  hash?: string
  /** The stored hash that the password matched. */
  matchedHash?: string
}

export type OperationRequest<Id extends OperationId> = {
  params: operations[Id]['parameters']['path'] extends infer Path extends object ? Path : Record<never, never>
  /** Query parameters of the contract. */
  query: NonNullable<operations[Id]['parameters']['query']> extends infer Query extends object
    ? Query
    : Record<never, never>
  body: Received<Content<NonNullable<operations[Id]['requestBody']>>>
  /** Uploaded files by field path (`courses[0].billing.receipt_image`). */
  files: ReadonlyMap<string, File>
  /** The signed-in account; undefined for public operations. */
  account: Id extends PublicOperationId ? undefined : Account
  /** Hash of the session token; undefined if the request has none. */
  tokenHash: string | undefined
  /** The client's network: an IPv4 address, or the first half of an IPv6 address. */
  network: string
  /** For mutations, the transaction of the request. */
  database: Database
  /** Unix milliseconds. */
  now: number
  hashedPassword: HashedPassword
  services: Services
  /** The requested language; undefined if the school supports none of the requested ones. */
  language: Language | undefined
  /**
   * Runs work after the transaction has committed, outside of it and without delaying the response. It may be lost, so use it
   * only for cleanup like deleting unneeded files; enqueue a job for anything else (`mail/enqueueMail.ts`).
   */
  afterCommit: (work: (database: Database) => Promise<unknown>) => void
}

/** Marks a response as 201 instead of 200. */
type Created<Body> = { created: Body }

/** Handles one operation of the contract; throws an `HttpError` to reject it. */
export type Handler<Id extends OperationId> = (
  call: OperationRequest<Id>,
) => Promise<
  | ResponseOf<Id, 200>
  | RawJson<ResponseOf<Id, 200>>
  | RawJsonStream<ResponseOf<Id, 200>>
  | (201 extends keyof Responses<Id> ? Created<ResponseOf<Id, 201>> : never)
>

/** One handler per operation; a missing or unknown one doesn’t compile. */
export type Handlers = { [Id in OperationId]: Handler<Id> }

/** Handlers of some operations, as feature folders export them. */
export type HandlersFor<Ids extends OperationId> = Pick<Handlers, Ids>
