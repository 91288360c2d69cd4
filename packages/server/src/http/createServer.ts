import compress from '@fastify/compress'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import type { Metrics } from '../metrics/openMetricsServer.ts'
import { sendCalendar } from './sendCalendar.ts'
import { sendStoredFile } from './sendStoredFile.ts'
import { unknownUrl } from '../lib/HttpError.ts'
import type { AppContext } from './runOperation.ts'
import { handleClientError } from './responses.ts'
import { operationRoutes } from './operationRoutes.ts'
import { errorsPlugin, sendError } from './plugins/errorsPlugin.ts'
import { changeStreamPlugin } from './plugins/changeStreamPlugin.ts'
import { healthPlugin } from './plugins/healthPlugin.ts'
import { i18nPlugin } from './plugins/i18nPlugin.ts'
import { pwaPlugin } from './plugins/pwaPlugin.ts'
import { metricsPlugin } from './plugins/metricsPlugin.ts'
import { pagesPlugin } from './plugins/pagesPlugin.ts'
import { proxyWarningsPlugin } from './clientNetwork.ts'
import { requestGuardsPlugin } from './plugins/requestGuardsPlugin.ts'
import { securityHeadersPlugin } from './plugins/securityHeadersPlugin.ts'
import { staticFilesPlugin } from './plugins/staticFilesPlugin.ts'
import { redactUrl } from './redactUrl.ts'
import fastJsonStringify from 'fast-json-stringify'
import type { OperationId } from '@maktab/contract/calls'

/** Operations that change the content of public pages. */
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

type LogLine = {
  msg?: string
  req?: { method: string; url: string }
  err?: { message: string; stack?: string }
}

/** Fields of every log line that a terminal doesn’t show. */
const hiddenFields = new Set(['level', 'time', 'pid', 'hostname', 'reqId'])

/** Formats a log line for a terminal: the request or message, the error with its stack, and the other fields. */
function formatLogLine(line: string): string {
  const { msg = '', req, err, ...rest } = JSON.parse(line) as LogLine
  const fields = Object.entries(rest).filter(([name]) => !hiddenFields.has(name))
  return [
    req ? `${req.method} ${req.url}` : msg,
    err && (err.stack ?? err.message),
    fields.length > 0 && JSON.stringify(Object.fromEntries(fields)),
  ]
    .filter((part) => typeof part === 'string')
    .join('\n')
}

type Serialize = (response: unknown) => string

const serializers = new WeakMap<object, Serialize>()

/** Creates the serializer of a response schema when it is first used; all servers of a process share it. */
function createSerializer(schema: object): Serialize {
  return (response) => {
    const serialize = serializers.get(schema) ?? fastJsonStringify(schema)
    serializers.set(schema, serialize)
    return serialize(response)
  }
}

/** Logs one line per request when its response is sent: method, path, status and time. */
export class RequestLog extends LogController {
  override incomingRequest(): void {
    // Logged by requestCompleted.
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const fields = { req: request, res: reply, responseTime: Math.round(reply.elapsedTime) }
    if (error) reply.log.error({ ...fields, err: error }, 'request errored')
    else reply.log.info(fields, 'request completed')
  }
}

type ServerOptions = Omit<AppContext, 'inBackground' | 'onMutation'> & {
  /** Called when jobs may have been enqueued. */
  onChange: () => void
  /** Connection URL for notifications of PostgreSQL; undefined on SQLite. */
  databaseUrl?: string | undefined
  /** Proxies whose X-Forwarded-For is trusted: addresses, ranges or names of ranges. */
  trustedProxies?: string[]
  isLogging: boolean
  /** Receives formatted warnings and errors when logging is off. */
  onErrorLog?: ((words: string) => void) | undefined
  /** Folder of the built app; undefined if this process serves only the API. */
  appFolder?: string | undefined
  /** Whether HSTS covers subdomains of the school’s host as well. */
  securesSubDomains?: boolean
  /** Throws if the data folder can’t be written to. */
  checkDisk?: (() => Promise<void>) | undefined
  /** Called after each response. */
  onResponse?: Metrics['onResponse'] | undefined
}

type RunningServer = {
  server: FastifyInstance
  /** Resolves when all background work is done. */
  settle: () => Promise<unknown>
}

/** The school over HTTP: every call of the contract under `/api`, pictures under `/uploads`, calendars under `/calendar`. */
export async function createServer({
  isLogging,
  onErrorLog,
  appFolder,
  securesSubDomains = false,
  trustedProxies = ['loopback'],
  checkDisk,
  databaseUrl,
  onChange,
  onResponse,
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
    // Fastify sends these errors without running the hooks that set headers.
    frameworkErrors: (error, request, reply) =>
      void sendError(error, request, (reply as FastifyReply).headers(server.securityHeaders)),
    // Node’s own 400 has no body; requestGuardsPlugin sends one.
    http: { requireHostHeader: false },
    logger: (isLogging || onErrorLog !== undefined) && {
      serializers: { req: ({ method, url }) => ({ method, url: redactUrl(url) }) },
      ...(!isLogging && { level: 'warn', stream: { write: (line: string) => onErrorLog?.(formatLogLine(line)) } }),
    },
  })
  server.setSerializerCompiler(({ schema }) => createSerializer(schema as object))
  if (onResponse) await server.register(metricsPlugin, { onAnswer: onResponse })
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
    await server.register(pwaPlugin, app)
    await server.register(staticFilesPlugin, app)
    await server.register(pagesPlugin, app)
  } else
    server.setNotFoundHandler(async () => {
      throw unknownUrl()
    })

  await server.register(operationRoutes, { ...context, prefix: '/api' })
  server.get('/uploads/:name', (request, reply) => sendStoredFile(request, reply, context))
  server.get('/calendar/:name', (request, reply) => sendCalendar(request, reply, context))
  await server.register(healthPlugin, { database: given.database, checkDisk })
  return { server, settle: () => Promise.all(background) }
}
