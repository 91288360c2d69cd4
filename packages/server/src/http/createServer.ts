import compress from '@fastify/compress'
import { type OperationId, calls } from '@maktab/contract/calls'
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify'
import { isOfDatabase } from '../database/isOfDatabase.ts'
import { Json } from '../database/Json.ts'
import { JsonStream } from '../database/JsonStream.ts'
import { shapeOf } from '../contract/validators.ts'
import { busy, Refusal } from '../Refusal.ts'
import type { Metrics } from '../metrics/Metrics.ts'
import { createLive } from '../live/createLive.ts'
import { shownToVisitors } from '../frontDoor/shownToVisitors.ts'
import { sendCalendar } from './sendCalendar.ts'
import { acceptsStream, sendChanges } from './sendChanges.ts'
import { sendUpload } from './sendUpload.ts'
import { languageOf } from '../i18n/languageOf.ts'
import { message } from '../i18n/message.ts'
import { translate } from '../i18n/translate.ts'
import { type Answering, answerCall } from './answerCall.ts'
import { checkReadiness } from './checkReadiness.ts'
import { languageFor } from './languageFor.ts'
import { loggedAddress } from './loggedAddress.ts'
import { addressOf } from './networkOf.ts'
import { protect, refuseForeignPages } from './protect.ts'
import { refuse } from './refuse.ts'
import { refuseMalformed, refuseUnreadable } from './refuseUnreadable.ts'
import { refuseWhileClosing } from './refuseWhileClosing.ts'
import { RequestLog } from './RequestLog.ts'
import { sayLogLine } from './sayLogLine.ts'
import { serializerOf } from './serializerOf.ts'
import { serveApp } from './serveApp.ts'
import { serveInstalled } from './serveInstalled.ts'
import { tellAnswers } from './tellAnswers.ts'
import { tellVersion, versionHeader } from './tellVersion.ts'
import { speakLanguages } from './speakLanguages.ts'
import { warnOfProxies } from './warnOfProxies.ts'

const JSON_TYPE = 'application/json; charset=utf-8'

type ServerOptions = Omit<Answering, 'inBackground' | 'onChange'> & {
  /** Is told that something may be owed now. */
  onChange: () => void
  /** Where the database is listened to, if it is PostgreSQL. */
  databaseUrl?: string | undefined
  /** Which proxies are believed where a visitor comes from: addresses, ranges or names of ranges. */
  trustedProxies?: string[]
  isLogging: boolean
  /** Where nothing is logged: is told, in words, of each fault and of what nearly was one. */
  onFault?: ((words: string) => void) | undefined
  /** The built app, where this process serves it too. */
  appFolder?: string | undefined
  /** Whether browsers are told to stay with TLS for every host below the school’s too. */
  securesSubDomains?: boolean
  /** Throws where the school’s disk takes nothing more. */
  checkDisk?: (() => Promise<void>) | undefined
  /** Is told of each answer. */
  onAnswer?: Metrics['onAnswer'] | undefined
}

type RunningServer = {
  server: FastifyInstance
  /** Resolves when nothing goes on in the background any more. */
  settle: () => Promise<unknown>
}

/** The school over HTTP: every call of the contract under `/api`, pictures under `/uploads`, calendars under `/calendar`. */
export async function createServer({
  isLogging,
  onFault,
  appFolder,
  securesSubDomains = false,
  trustedProxies = ['loopback'],
  checkDisk,
  databaseUrl,
  onChange,
  onAnswer,
  ...given
}: ServerOptions): Promise<RunningServer> {
  const background = new Set<Promise<unknown>>()
  const inBackground = (work: Promise<unknown>) => {
    const guarded = work.catch((error: unknown) => server.log.error(error)).finally(() => background.delete(guarded))
    background.add(guarded)
  }
  const ofVersion = versionHeader(given.services.softwareVersion)
  let headersOfAll: Record<string, string> = {}
  const server = fastify({
    requestTimeout: 120_000,
    connectionTimeout: 120_000,
    trustProxy: trustedProxies,
    return503OnClosing: false,
    clientErrorHandler: refuseUnreadable,
    logController: new RequestLog(),
    // These come past the hooks.
    frameworkErrors: (error, request, reply) =>
      void refuse(error, request, (reply as FastifyReply).headers({ ...headersOfAll, ...ofVersion })),
    // Node would answer without a body.
    http: { requireHostHeader: false },
    logger: (isLogging || onFault !== undefined) && {
      serializers: { req: ({ method, url }) => ({ method, url: loggedAddress(url) }) },
      ...(!isLogging && { level: 'warn', stream: { write: (line: string) => onFault?.(sayLogLine(line)) } }),
    },
  })
  server.setSerializerCompiler(({ schema }) => serializerOf(schema as object))
  tellVersion(server, ofVersion)
  if (onAnswer) tellAnswers(server, onAnswer)
  refuseWhileClosing(server)
  warnOfProxies(server)
  let forgetPages = () => {}
  const live = createLive({ database: given.database, url: databaseUrl, now: given.now })
  server.addHook('preClose', live.close)
  const answering: Answering = {
    ...given,
    inBackground,
    onChange: async (tokenHash, id) => {
      onChange()
      if (shownToVisitors.has(id)) forgetPages()
      if (id === 'signOut') live.leave(tokenHash)
      await live.lookFor(tokenHash)
    },
  }
  headersOfAll = await protect(server, { publicUrl: given.services.publicUrl, securesSubDomains })
  refuseForeignPages(server)
  refuseMalformed(server)
  await server.register(compress, { global: false, globalDecompression: false, encodings: ['br', 'gzip'] })
  speakLanguages(server)
  server.removeAllContentTypeParsers()
  // Bodies are left unread here: it is known only later whether they are wanted, and of which size.
  server.addContentTypeParser('*', (_request, _stream, done) => done(null))

  server.setErrorHandler((thrown: FastifyError | Refusal, request, reply) => {
    // Receipts, calendars and what a device installs read the database too.
    const error = isOfDatabase(thrown) ? busy(thrown) : thrown
    if (error instanceof Refusal) {
      if (error.cause !== undefined) request.log.warn({ req: request, err: error })
    } else if ((error.statusCode ?? 500) >= 500) request.log.error({ req: request, err: error })
    return refuse(error, request, reply)
  })
  if (appFolder !== undefined) {
    await serveInstalled(server, { ...given, folder: appFolder })
    forgetPages = (await serveApp(server, appFolder, given)).forgetPages
  } else
    server.setNotFoundHandler((request, reply) =>
      reply.code(404).send({ error: translate(languageFor(request), message('There is nothing at this address.')) }),
    )

  for (const id of Object.keys(calls) as OperationId[]) {
    const { method, path } = calls[id]
    const { 200: done = {}, 201: made } = shapeOf(id).answers
    server.route({
      method,
      // What the contract doesn’t name is left out of an answer, whatever a handler gives.
      schema: { response: { 200: done, ...(made && { 201: made }) } },
      compress: {},
      config: { call: id },
      // A HEAD of a call would do what the call does, and isn’t in the contract.
      exposeHeadRoute: false,
      url: `/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      handler: async (request, reply) => {
        const { status, body } = await answerCall(
          {
            id,
            parameters: request.params as Record<string, string>,
            query: request.query as Record<string, unknown>,
            token: [request.headers['token'] ?? []].flat()[0],
            address: addressOf(request),
            sent: { stream: request.raw, headers: request.headers },
            language: languageOf(request.headers['accept-language']),
            key: [request.headers['idempotency-key'] ?? []].flat()[0],
          },
          answering,
        )
        if (id === 'watchChanges' && acceptsStream(request)) return sendChanges(request, reply, live)
        void reply.code(status).header('Cache-Control', 'no-store')
        if (body instanceof JsonStream) return reply.type(JSON_TYPE).send(body.stream)
        return body instanceof Json ? reply.type(JSON_TYPE).send(body.bytes) : reply.send(body)
      },
    })
  }
  server.get('/uploads/:name', (request, reply) => sendUpload(request, reply, answering))
  server.get('/calendar/:name', (request, reply) => sendCalendar(request, reply, answering))
  server.get('/healthz', async () => ({ status: 'ok' }))
  const checkAll = async () => {
    await checkReadiness(answering.database)
    await checkDisk?.().catch((error: unknown) => Promise.reject(busy(error)))
    return { status: 'ok', zoneData: process.versions['tz'] }
  }
  // The second is what those ask who run containers for others.
  for (const url of ['/readyz', '/up']) server.get(url, checkAll)
  return { server, settle: () => Promise.all(background) }
}
