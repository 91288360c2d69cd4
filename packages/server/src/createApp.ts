import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { createDiskCheck } from './http/plugins/healthPlugin.ts'
import { readDiskSpace } from './database/dataFolder.ts'
import type { Database } from './database/openDatabase.ts'
import { type OpenMode, openSchoolDatabase } from './database/openSchoolDatabase.ts'
import { readSecret } from './database/claimDataFolder.ts'
import { createSlowQueryLog } from './database/databaseOptions.ts'
import { sendTestMail } from './features/settings/sendTestMail.ts'
import { removeOldReceipts } from './features/erasure/removeOldReceipts.ts'
import { handlers } from './handlers.ts'
import { createServer } from './http/createServer.ts'
import { type RetryPolicy, defaultRetryPolicy } from './jobs/createJobWorker.ts'
import { reindexLists } from './lists/reindexList.ts'
import { checkMailServer, createMailer, createOutbox } from './mail/createMailer.ts'
import { createJobRunner } from './jobs/createJobRunner.ts'
import { createPushService } from './push/createPushService.ts'
import { openMetricsServer } from './metrics/openMetricsServer.ts'
import type { Services } from './contract/Handler.ts'
import { createBucketStore } from './storage/createBucketStore.ts'
import { createFolderStore, collectOrphanedFiles, type FileStore } from './storage/fileStores.ts'
import { createPictureStorage } from './storage/createPictureStorage.ts'
import { createReceiptUrlSigner } from './storage/createReceiptUrlSigner.ts'
import { version } from './lib/version.ts'
import { withTimeout } from './lib/withTimeout.ts'
import { housekeeping } from './jobs/backgroundJobs.ts'

type AppOptions = {
  config: Config
  /** Folder of the built app; undefined if this process serves only the API. */
  appFolder?: string | undefined
  isLogging: boolean
  /** Receives errors when logging is off. */
  onFault?: (words: string) => void
  validatesResponses: boolean
  /** Retry policy of jobs, if not the default. */
  retryPolicy?: RetryPolicy
  /** Shutdown timeouts, if not the default. */
  timeouts?: typeof shutdownTimeouts
  mode?: OpenMode
  /** The clock, if not the system's. */
  now?: () => number
}

export type App = {
  server: FastifyInstance
  database: Database
  services: Services
  /** Where mails go, for the log. */
  mailDestination: string
  close: () => Promise<void>
}

/** Timeouts for work that may hang on shutdown; together below the 10 s after which containers are killed. */
export const shutdownTimeouts = { requests: 4000, mails: 4000, background: 1000, database: 2000 }

/** Creates the app from its configuration: migrated database, storage, mailer, jobs and HTTP server. */
export async function createApp(opening: AppOptions): Promise<App> {
  const {
    config,
    appFolder,
    isLogging,
    onFault,
    validatesResponses,
    retryPolicy = defaultRetryPolicy,
    mode = 'school',
  } = opening
  const { now = Date.now, timeouts = shutdownTimeouts } = opening
  const { dataFolder, publicUrl, smtpUrl, mailFrom, outbox, bucket, timeZone } = config
  const { securesSubDomains, trustedProxies } = config
  let log: FastifyBaseLogger | undefined
  const slow = createSlowQueryLog(config.slowQueryMilliseconds, (one) => log?.warn(one, 'Slow database query.'))
  const metrics = config.metrics && mode === 'school' ? await openMetricsServer(config.metrics) : undefined
  const observers = [slow, metrics].filter((observer) => observer !== undefined)
  const { database, close } = await openSchoolDatabase(config, mode, observers)
  // After a migration or restore many rows may be stale. Commands leave that to the server.
  if (mode === 'school') await reindexLists(database)
  const fileStore = bucket ? createBucketStore(bucket) : createFolderStore(join(dataFolder, 'pictures'))
  const store = withPictureRecords(database, fileStore, now)
  const services: Services = {
    publicUrl,
    pictures: createPictureStorage(store),
    receipts: createReceiptUrlSigner(await readSecret(database, 'receipts')),
    sendsMails: config.sendsMails,
    sendTestMail: (on, to, language) => sendTestMail(on, to, config, language),
    readDiskSpace: () => readDiskSpace(dataFolder),
    softwareVersion: version,
    timeZone,
    pushKey: config.push?.publicKey,
  }
  const { server, settle } = await createServer({
    database,
    services,
    handlers,
    now,
    onChange: () => void jobRunner.work(),
    databaseUrl: config.databaseListenUrl,
    trustedProxies,
    validatesResponses: validatesResponses,
    isLogging,
    onErrorLog: onFault,
    appFolder,
    securesSubDomains,
    onResponse: metrics?.onResponse,
    // With a remote database and a bucket, nothing depends on the local disk.
    checkDisk: config.databaseUrl && bucket ? undefined : createDiskCheck(dataFolder, now),
  })
  log = server.log
  const mailOptions = { from: mailFrom, outbox }
  const mailer = createMailer({ smtpUrl, ...mailOptions, onMail: metrics?.onMail })
  const jobRunner = createJobRunner({
    database,
    mailer,
    outbox: createOutbox(mailOptions),
    push: config.push && createPushService(config.push),
    publicUrl,
    timeZone,
    now,
    retryPolicy,
    log: server.log,
  })
  const housekeeping = createHousekeeping({
    work: async () => {
      const retention = { retentionDays: config.receiptsKeptDays, now: now() }
      await removeOldReceipts(database, services.pictures.remove, retention)
      await collectOrphanedFiles(database, store, retention.now)
    },
    onFault: (error) => server.log.error(error),
  })
  const stopMetrics = await metrics?.listen({ server, database, now }).catch(async (error: unknown) => {
    await Promise.all([server.close(), close()])
    throw error
  })
  // Commands don't run jobs; the server does.
  if (mode === 'school') {
    jobRunner.start()
    void checkMailServer({ mailer, from: mailFrom, warn: (sentence) => server.log.warn(sentence) })
    housekeeping.start()
  }
  return {
    server,
    database,
    services,
    mailDestination: mailer.destination,
    // Hanging work is abandoned: an unsent mail is retried later, an endless request is cut off.
    close: async () => {
      const cutOff = setTimeout(() => server.server.closeAllConnections(), timeouts.requests)
      await Promise.all([jobRunner.stop(timeouts.mails), server.close(), stopMetrics?.()])
      clearTimeout(cutOff)
      await withTimeout(timeouts.background, Promise.all([settle(), housekeeping.stop()]))
      await withTimeout(timeouts.database, close())
    },
  }
}

/**
 * Records the name of each picture in the database before its bytes are written, so that `collectOrphanedFiles` removes
 * only pictures of this database: a folder or bucket may contain those of another. Must not be used in a transaction.
 */
export function withPictureRecords(database: Database, store: FileStore, now: () => number): FileStore {
  return {
    ...store,
    write: async (name, picture) => {
      await database.insertInto('stored_pictures').values({ name, stored_at: now() }).execute()
      await store.write(name, picture)
    },
    remove: async (name) => {
      await store.remove(name)
      await database.deleteFrom('stored_pictures').where('name', '=', name).execute()
    },
  }
}

type Housekeeping = { work: () => Promise<void>; onFault: (error: unknown) => void }

/** Runs maintenance at start and then at intervals, until stopped. */
function createHousekeeping({ work, onFault }: Housekeeping): { start: () => void; stop: () => Promise<void> } {
  let current = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const begin = () => {
    current = current.then(work).catch(onFault)
  }
  return {
    start: () => {
      begin()
      timer = setInterval(begin, housekeeping.every).unref()
    },
    stop: async () => {
      clearInterval(timer)
      await current
    },
  }
}
