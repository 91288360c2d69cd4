import { type OperationId, calls } from '@maktab/contract/calls'
import { hashToken } from '../accounts/tokens.ts'
import type { Call, Handlers } from '../contract/Handler.ts'
import { Json } from '../database/Json.ts'
import { JsonStream } from '../database/JsonStream.ts'
import { explainFaults } from '../contract/explainFaults.ts'
import { faultsOfAnswer, readParameters, readQuery } from '../contract/validators.ts'
import type { Database } from '../database/openDatabase.ts'
import { busy, notFound, Refusal } from '../Refusal.ts'
import { isOfDatabase } from '../database/isOfDatabase.ts'
import { takesNoWrites } from '../database/takesNoWrites.ts'
import type { Services } from '../Services.ts'
import { removeUploads } from '../pieces/takeUploads.ts'
import { ofSession } from '../uploads/receiptAddresses.ts'
import type { Language } from '../i18n/Language.ts'
import { translateAnswer } from '../i18n/translateAnswer.ts'
import { type Answer, toAnswer } from './Answer.ts'
import { hashBefore } from '../hashBefore.ts'
import { answerGiven, forgetAnswers } from './answerOnce.ts'
import { authenticate } from './authenticate.ts'
import { decodeBody } from './decodeBody.ts'
import { faultsOfLetters } from './faultsOfLetters.ts'
import { readFormKey } from './formKey.ts'
import { isWrongCode, limitCodes, limitEmail, limitNetwork, limitPerson } from './limitAttempts.ts'
import { makeChange } from './makeChange.ts'
import { networkOf } from './networkOf.ts'
import type { Sent } from './readBytes.ts'
import { takeFiles } from './takeFiles.ts'
import { translateRefusal } from './translateRefusal.ts'

export type Asked = {
  id: OperationId
  parameters: Record<string, string>
  query: Record<string, unknown>
  token: string | undefined
  address: string
  /** Not read yet: whoever may not call is refused before. */
  sent: Sent
  language: Language | undefined
  /** Of the form that is sent, where the caller made one. */
  key: string | undefined
}

export type Answering = {
  database: Database
  services: Services
  handlers: Handlers
  now: () => number
  /** Holds every answer against the contract; for tests and development. */
  checksAnswers: boolean
  /** Takes work that goes on after the answer. */
  inBackground: (work: Promise<unknown>) => void
  /** Is told after a change whose session it was made in, and by which call. */
  onChange: (tokenHash: string | undefined, id: OperationId) => Promise<void>
}

type AnyHandler = (call: Call<OperationId>) => Promise<unknown>

/** Answers a call, and holds what it answers against the contract where that is wanted. */
export async function answerCall(asked: Asked, answering: Answering): Promise<Answer> {
  const answer = await findAnswer(asked, answering).catch((thrown: unknown) => {
    const error = isOfDatabase(thrown) ? busy(thrown) : thrown
    if (answering.checksAnswers && error instanceof Refusal) {
      checkAnswer(asked.id, error.status, translateRefusal('en', error))
    }
    throw error
  })
  if (!answering.checksAnswers) return answer
  const body = answer.body instanceof JsonStream ? await answer.body.whole() : answer.body
  checkAnswer(asked.id, answer.status, body)
  return { ...answer, body }
}

/** From a request to its answer: who asks, what was sent, one transaction, and what is to be noted of it. */
async function findAnswer(asked: Asked, answering: Answering): Promise<Answer> {
  const { id } = asked
  const { database, handlers } = answering
  const now = answering.now()
  const tokenHash = asked.token ? hashToken(asked.token) : undefined
  const account = await authenticate(id, tokenHash, answering, now)
  const params: object = { ...asked.parameters }
  if (!readParameters(id, params)) throw notFound()
  const { known: query, faults } = readQuery(id, asked.query)
  const ofQuery = { ...faults, ...faultsOfLetters(query) }
  if (Object.keys(ofQuery).length > 0) throw new Refusal(422, ofQuery)
  const visit = { id, network: networkOf(asked.address), now }
  await limitPerson(database, { id, accountId: account?.id, now })
  const forgiveNetwork = await limitNetwork(database, visit)
  const { body, files: sent } = await decodeBody(id, asked.sent)
  const translated = ({ status, body: answered }: Answer) => ({
    status,
    body: translateAnswer(asked.language, answered),
  })
  const form = await readFormKey({ id, key: asked.key, accountId: account?.id, params, body, files: sent })
  const given = form && (await answerGiven(database, form))
  if (given) return translated(given)
  const forgiveEmail = await limitEmail(database, { ...visit, body })
  const forgiveCode = await limitCodes(database, { ...visit, accountId: account?.id, sent: [query, body] })

  const later: ((database: Database) => Promise<unknown>)[] = []
  const sending = { ...visit, account, body, sent, database, services: answering.services }
  const taken = await takeFiles(sending).catch(async (error: unknown) => {
    // The same form, sent twice at once, may have been saved meanwhile: it is in its own way.
    const saved = form && (await answerGiven(database, form))
    if (saved || !isWrongCode(error)) await forgiveCode()
    if (saved) return saved
    throw error
  })
  if ('status' in taken) return translated(taken)
  const { files, uploads, kept, undo } = taken
  const hashed = await hashBefore(id, { body, database, now } as Call<OperationId>)
  const receipts = ofSession(answering.services.receipts, tokenHash)
  const services = { ...answering.services, pictures: kept.pictures, receipts }
  const handle = handlers[id] as AnyHandler
  const handleOn = async (on: Database) => {
    await removeUploads(on, uploads)
    return handle({
      params,
      query,
      body,
      files,
      account,
      tokenHash,
      network: visit.network,
      database: on,
      now,
      hashed,
      services,
      language: asked.language,
      afterwards: (work) => void later.push(work),
    } as Call<OperationId>)
  }
  const begin = () => {
    later.length = 0
    kept.startOver()
  }
  const work = changes(id)
    ? makeChange(database, { id, account, params, body, now, form, begin, handle: handleOn })
    : handleOn(database).then(toAnswer)
  const answer = await work.catch(async (error: unknown) => {
    // Where the line broke nobody knows whether it is saved: a picture too many does no harm, one too few does.
    if (takesNoWrites(error) || !isOfDatabase(error)) await undo()
    if (!isWrongCode(error)) await forgiveCode()
    throw error
  })

  // A sign-in that went well counts for nothing: a class that signs in together is no attack.
  await forgiveCode()
  if (id === 'signIn') await Promise.all([forgiveNetwork(), forgiveEmail()])
  await kept.removeUnused()
  if (changes(id)) await answering.onChange(tokenHash, id)
  if (form) later.push(() => forgetAnswers(database, now))
  for (const late of later) answering.inBackground(late(database))
  return translated(answer)
}

/** Throws a fault for an answer, or a refusal, that the contract doesn’t have. */
function checkAnswer(id: OperationId, status: number, answer: unknown): void {
  const body: unknown = answer instanceof Json ? JSON.parse(answer.bytes.toString()) : answer
  const faults = faultsOfAnswer(id, status, body)
  if (faults) throw new Error(`The answer of ${id} (${status}) breaks the contract:\n${explainFaults(faults, body)}`)
}

/**
 * `join-cancel-membership` is a GET that changes things (decision 17). A sign-in adds one row and needs no transaction:
 * on SQLite everybody else would wait while its password is hashed.
 */
function changes(id: OperationId): boolean {
  return id === 'toggleEventMembership' || (calls[id].method !== 'GET' && id !== 'signIn')
}
