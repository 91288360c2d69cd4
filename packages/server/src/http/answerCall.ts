import type { OperationId } from '@maktab/contract/calls'
import { calls } from '@maktab/contract/calls'
import { hashToken } from '../accounts/tokens.ts'
import type { Call, Handlers } from '../contract/Handler.ts'
import { Json } from '../contract/Json.ts'
import { faultsOfAnswer, readParameters } from '../contract/validators.ts'
import type { Database } from '../database/openDatabase.ts'
import { checkBeforePictures } from '../handlers/checkBeforePictures.ts'
import { busy, notFound, Refusal } from '../Refusal.ts'
import { isOfDatabase } from '../database/isOfDatabase.ts'
import type { School } from '../School.ts'
import { keepPictures } from '../uploads/keepPictures.ts'
import type { Language } from '../words/Language.ts'
import { sayMessage } from '../words/sayMessage.ts'
import { authenticate } from './authenticate.ts'
import { decodeBody } from './decodeBody.ts'
import { forgiveSignIn, limitAddress, limitAttempts } from './limitAttempts.ts'
import type { Sent } from './readBytes.ts'

export type Asked = {
  id: OperationId
  parameters: Record<string, string>
  token: string | undefined
  address: string
  /** Not read yet: whoever may not call is refused before. */
  sent: Sent
  language: Language | undefined
}

export type Answering = {
  database: Database
  school: School
  handlers: Handlers
  now: () => number
  /** Holds every answer against the contract; for tests and development. */
  checksAnswers: boolean
  /** Takes work that goes on after the answer. */
  inBackground: (work: Promise<unknown>) => void
  /** Is told that something may be owed now. */
  onChange: () => void
}

type Answer = { status: 200 | 201; body: unknown }
type AnyHandler = (call: Call<OperationId>) => Promise<unknown>

/** Answers a call, and holds what it answers against the contract where that is wanted. */
export async function answerCall(asked: Asked, answering: Answering): Promise<Answer> {
  const answer = await findAnswer(asked, answering).catch((thrown: unknown) => {
    const error = isOfDatabase(thrown) ? busy(thrown) : thrown
    if (answering.checksAnswers && error instanceof Refusal) {
      checkAnswer(asked.id, error.status, { error: error.error })
    }
    throw error
  })
  if (answering.checksAnswers) checkAnswer(asked.id, answer.status, answer.body)
  return answer
}

/** From a request to its answer: who asks, what was sent, one transaction, and what is to be noted of it. */
async function findAnswer(asked: Asked, answering: Answering): Promise<Answer> {
  const { id } = asked
  const { database, handlers } = answering
  const now = answering.now()
  const tokenHash = asked.token ? hashToken(asked.token) : undefined
  const account = await authenticate(id, tokenHash, database, now)
  const params: object = { ...asked.parameters }
  if (!readParameters(id, params)) throw notFound()
  await limitAddress(database, { id, address: asked.address, now })
  const { body, files } = await decodeBody(id, asked.sent)
  const attempt = { id, address: asked.address, body, now }
  await limitAttempts(database, attempt)

  const later: (() => Promise<unknown>)[] = []
  await checkBeforePictures(id, { body, database, now, school: answering.school } as Call<OperationId>)
  const { pictures, removeUnused, removeKept } = await keepPictures(files, answering.school.pictures)
  const school = { ...answering.school, pictures }
  const handle = handlers[id] as AnyHandler
  const callOn = (on: Database) =>
    ({
      params,
      body,
      files,
      account,
      tokenHash,
      database: on,
      now,
      school,
      language: asked.language,
      afterwards: (work) => void later.push(work),
    }) as Call<OperationId>

  const work = changes(id)
    ? database.transaction().execute(async (transaction) => {
        const given = await handle(callOn(transaction))
        if (account && account.role !== 'student') {
          const subject = JSON.stringify({ ...params, ...idsOf(body) })
          await transaction
            .insertInto('audit')
            .values({ at: now, account_id: account.id, action: id, subject })
            .execute()
        }
        return given
      })
    : handle(callOn(database))
  const result = await work.catch(async (error: unknown) => {
    await removeKept()
    throw error
  })

  await forgiveSignIn(database, attempt)
  await removeUnused()
  if (changes(id)) answering.onChange()
  for (const late of later) answering.inBackground(late())
  return toAnswer(result, asked.language)
}

/** Throws a fault for an answer, or a refusal, that the contract doesn’t have. */
function checkAnswer(id: OperationId, status: number, body: unknown): void {
  const faults = faultsOfAnswer(id, status, body instanceof Json ? JSON.parse(body.bytes.toString()) : body)
  if (faults) throw new Error(`The answer of ${id} breaks the contract: ${JSON.stringify(faults)}`)
}

/**
 * `join-cancel-membership` is a GET that changes things (decision 17). A sign-in adds one row and needs no transaction:
 * on SQLite everybody else would wait while its password is hashed.
 */
function changes(id: OperationId): boolean {
  return id === 'toggleEventMembership' || (calls[id].method !== 'GET' && id !== 'signIn')
}

function toAnswer(result: unknown, language: Language | undefined): Answer {
  const isCreated = typeof result === 'object' && result !== null && 'created' in result
  return isCreated
    ? { status: 201, body: sayMessage(language, result.created) }
    : { status: 200, body: sayMessage(language, result) }
}

/** Only which records were meant goes into the audit, never what was written about a person. */
function idsOf(body: unknown): object {
  if (typeof body !== 'object' || body === null) return {}
  return Object.fromEntries(
    Object.entries(body).filter(
      ([key, value]) => /(^id|I[dD]|ID|status|Status)$/.test(key) && typeof value !== 'object',
    ),
  )
}
