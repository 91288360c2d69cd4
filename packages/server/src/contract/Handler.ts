import type { OperationId, PublicOperationId } from '@maktab/contract/calls'
import type { operations } from '@maktab/contract/schema'
import type { Database } from '../database/openDatabase.ts'
import type { Account } from '../database/tables.ts'
import type { Services } from './Services.ts'
import type { Language } from '../i18n/Language.ts'
import type { RawJson } from '../database/RawJson.ts'
import type { RawJsonStream } from '../database/RawJsonStream.ts'
import type { Message } from '../i18n/message.ts'

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
