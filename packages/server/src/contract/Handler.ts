import type { ReceiptUrlSigner } from '../storage/createReceiptUrlSigner.ts'
import type { PictureStorage } from '../storage/PictureStorage.ts'
import type { OperationId, PublicOperationId } from '@maktab/contract/calls'
import type { operations } from '@maktab/contract/schema'
import type { Database } from '../database/openDatabase.ts'
import type { Account } from '../database/tables.ts'
import type { Language } from '../i18n/translate.ts'
import type { RawJson, RawJsonStream } from '../database/jsonRows.ts'
import type { Message } from '../i18n/message.ts'

/** What a school has besides its database. */
export type Services = {
  /** The address that people type, without a slash at its end. */
  publicUrl: string
  pictures: PictureStorage
  receipts: ReceiptUrlSigner
  /** Whether mails go anywhere where people read them. */
  sendsMails: boolean
  /** Which version of the software this is. */
  softwareVersion: string
  /** The zone of a school that has not set another. */
  timeZone: string
  /** By which browsers let the school show reminders on their devices; undefined where it shows none. */
  pushKey?: string | undefined
}

type Content<T> = T extends { content: infer Media } ? Media[keyof Media] : undefined

/** A body as handlers get it: where a file stood there is its name, the file itself is in `files`. */
type Received<T> = T extends Blob
  ? string
  : T extends (infer Item)[]
    ? Received<Item>[]
    : T extends object
      ? { [Key in keyof T]: Received<T[Key]> }
      : T

type Answers<Id extends OperationId> = operations[Id]['responses']
type AnswerOf<Id extends OperationId, Status> = Status extends keyof Answers<Id>
  ? Worded<Content<Answers<Id>[Status]>>
  : never

/** What is said of what was done is a sentence that the school can say in all its languages. */
type Worded<Body> = Body extends { message: string } ? Omit<Body, 'message'> & { message: Message } : Body

/** What was made of a call’s password before its transaction began. */
export type HashedPassword = {
  /** Of a new password, as it is kept. */
  hash?: string
  /** The kept hash of an account that the password was found to be right for. */
  matchedHash?: string
}

export type OperationRequest<Id extends OperationId> = {
  params: operations[Id]['parameters']['path'] extends infer Path extends object ? Path : Record<never, never>
  /** What the contract names of the query. */
  query: NonNullable<operations[Id]['parameters']['query']> extends infer Query extends object
    ? Query
    : Record<never, never>
  body: Received<Content<NonNullable<operations[Id]['requestBody']>>>
  /** The pictures that came along, by where they stood in the body (`courses[0].billing.receipt_image`). */
  files: ReadonlyMap<string, File>
  /** Whoever calls; nobody has to be signed in for what is public. */
  account: Id extends PublicOperationId ? undefined : Account
  /** Which session it is, as it is kept; nothing where no token came along. */
  tokenHash: string | undefined
  /** Where the call comes from: an address, or the first half of a long one. */
  network: string
  /** For a call that changes something, all of it is one transaction. */
  database: Database
  /** Milliseconds since 1970. */
  now: number
  hashedPassword: HashedPassword
  services: Services
  /** What whoever calls reads; undefined where they named none that the school speaks. */
  language: Language | undefined
  /**
   * Work that is to be done once the changes are certain, that nobody waits for and that may be lost: files that are no
   * longer needed. What must not be lost is owed (`mail/enqueueMail.ts`). It gets the database, outside of the transaction.
   */
  afterCommit: (work: (database: Database) => Promise<unknown>) => void
}

/** Marks an answer as 201 instead of 200. */
type Created<Body> = { created: Body }

/** Answers one call of the contract; what it refuses it throws as an `HttpError`. */
export type Handler<Id extends OperationId> = (
  call: OperationRequest<Id>,
) => Promise<
  | AnswerOf<Id, 200>
  | RawJson<AnswerOf<Id, 200>>
  | RawJsonStream<AnswerOf<Id, 200>>
  | (201 extends keyof Answers<Id> ? Created<AnswerOf<Id, 201>> : never)
>

/** One handler for each call; a missing one, or one too many, doesn’t compile. */
export type Handlers = { [Id in OperationId]: Handler<Id> }

/** The handlers of some calls, as the folders of `handlers` give them. */
export type HandlersFor<Ids extends OperationId> = Pick<Handlers, Ids>
