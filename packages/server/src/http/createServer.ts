import compress from '@fastify/compress'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import type { Metrics } from '../metrics/openMetrics.ts'
import { sendCalendar } from './sendCalendar.ts'
import { sendUpload } from './sendUpload.ts'
import { message } from '../i18n/message.ts'
import { translate } from '../i18n/translate.ts'
import type { AppContext } from './runOperation.ts'
import { handleClientError, getRequestLanguage } from './responses.ts'
import { operationRoutes } from './operationRoutes.ts'
import { errorsPlugin, sendError } from './plugins/errorsPlugin.ts'
import { changeStreamPlugin } from './plugins/changeStreamPlugin.ts'
import { healthPlugin } from './plugins/healthPlugin.ts'
import { i18nPlugin } from './plugins/i18nPlugin.ts'
import { installedAppPlugin } from './plugins/installedAppPlugin.ts'
import { metricsPlugin } from './plugins/metricsPlugin.ts'
import { pagesPlugin } from './plugins/pagesPlugin.ts'
import { proxyWarningsPlugin } from './clientNetwork.ts'
import { requestGuardsPlugin } from './plugins/requestGuardsPlugin.ts'
import { securityHeadersPlugin } from './plugins/securityHeadersPlugin.ts'
import { staticFilesPlugin } from './plugins/staticFilesPlugin.ts'
import { redactUrl } from './redactUrl.ts'
import fastJsonStringify from 'fast-json-stringify'
import type { OperationId } from '@maktab/contract/calls'

/** The calls that change what pages for visitors show. */
const publicPageMutations: ReadonlySet<OperationId> = new Set<OperationId>([
  'saveSettings',
  'saveSchoolLogo',
  'saveFrontPicture',
  'saveCourse',
  'deleteCourse',
  'saveOutline',
  'orderOutlines',
  'deleteOutline',
  'assignCourse',
  'removeAssignedCourse',
  'assignTeacherCredentials',
  'blockTeacher',
  'deleteTeacher',
  'eraseTeacher',
  'savePolicy',
  'deletePolicy',
])

type Line = {
  msg?: string
  req?: { method: string; url: string }
  err?: { message: string; stack?: string }
}

/** What every line has, and nobody who reads along asks for. */
const aside = new Set(['level', 'time', 'pid', 'hostname', 'reqId'])

/** A line of the log for whoever reads along in a terminal: what was asked, what went wrong, and where in the sources. */
function formatLogLine(line: string): string {
  const { msg = '', req, err, ...rest } = JSON.parse(line) as Line
  const facts = Object.entries(rest).filter(([name]) => !aside.has(name))
  return [
    req ? `${req.method} ${req.url}` : msg,
    err && (err.stack ?? err.message),
    facts.length > 0 && JSON.stringify(Object.fromEntries(facts)),
  ]
    .filter((part) => typeof part === 'string')
    .join('\n')
}

type Serialize = (answer: unknown) => string

const known = new WeakMap<object, Serialize>()

/** What writes the answers of a schema; it is made once in a process, when the first of them goes out. */
function createSerializer(schema: object): Serialize {
  return (answer) => {
    const serialize = known.get(schema) ?? fastJsonStringify(schema)
    known.set(schema, serialize)
    return serialize(answer)
  }
}

/** One line for each request, when it is answered: method, path, status and time. */
export class RequestLog extends LogController {
  override incomingRequest(): void {
    // Told with its answer.
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const facts = { req: request, res: reply, responseTime: Math.round(reply.elapsedTime) }
    if (error) reply.log.error({ ...facts, err: error }, 'request errored')
    else reply.log.info(facts, 'request completed')
  }
}

type ServerOptions = Omit<AppContext, 'inBackground' | 'onMutation'> & {
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
  const server = fastify({
    requestTimeout: 120_000,
    connectionTimeout: 120_000,
    trustProxy: trustedProxies,
    return503OnClosing: false,
    clientErrorHandler: handleClientError,
    logController: new RequestLog(),
    // These come past the hooks.
    frameworkErrors: (error, request, reply) =>
      void sendError(error, request, (reply as FastifyReply).headers(server.securityHeaders)),
    // Node would answer without a body.
    http: { requireHostHeader: false },
    logger: (isLogging || onFault !== undefined) && {
      serializers: { req: ({ method, url }) => ({ method, url: redactUrl(url) }) },
      ...(!isLogging && { level: 'warn', stream: { write: (line: string) => onFault?.(formatLogLine(line)) } }),
    },
  })
  server.setSerializerCompiler(({ schema }) => createSerializer(schema as object))
  if (onAnswer) await server.register(metricsPlugin, { onAnswer })
  await server.register(errorsPlugin)
  const { publicUrl, softwareVersion } = given.services
  await server.register(securityHeadersPlugin, { publicUrl, securesSubDomains, softwareVersion })
  await server.register(proxyWarningsPlugin)
  await server.register(requestGuardsPlugin)
  await server.register(changeStreamPlugin, { database: given.database, databaseUrl, now: given.now })
  const context: AppContext = {
    ...given,
    inBackground,
    onMutation: async (tokenHash, id) => {
      onChange()
      if (publicPageMutations.has(id)) server.discardPages?.()
      if (id === 'signOut') server.changeStream.disconnect(tokenHash)
      await server.changeStream.publishTo(tokenHash)
    },
  }
  await server.register(compress, { global: false, globalDecompression: false, encodings: ['br', 'gzip'] })
  await server.register(i18nPlugin)
  server.removeAllContentTypeParsers()
  // Bodies stay unread until bodyParsingPlugin reads those that an operation takes.
  server.addContentTypeParser('*', (_request, _payload, done) => done(null))

  if (appFolder !== undefined) {
    const app = { database: given.database, services: given.services, folder: appFolder }
    await server.register(installedAppPlugin, app)
    await server.register(staticFilesPlugin, app)
    await server.register(pagesPlugin, app)
  } else
    server.setNotFoundHandler((request, reply) =>
      reply
        .code(404)
        .send({ error: translate(getRequestLanguage(request), message('There is nothing at this address.')) }),
    )

  await server.register(operationRoutes, { ...context, prefix: '/api' })
  server.get('/uploads/:name', (request, reply) => sendUpload(request, reply, context))
  server.get('/calendar/:name', (request, reply) => sendCalendar(request, reply, context))
  await server.register(healthPlugin, { database: given.database, checkDisk })
  return { server, settle: () => Promise.all(background) }
}
