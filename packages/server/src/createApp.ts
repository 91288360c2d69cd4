import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { createDiskCheck } from './http/plugins/healthPlugin.ts'
import type { Database } from './database/openDatabase.ts'
import { type OpenMode, openSchoolDatabase } from './database/openSchoolDatabase.ts'
import { readSecret } from './database/folderOwner.ts'
import { createSlowQueryLog } from './database/databaseOptions.ts'
import { removeOldReceipts } from './features/erasure/removeOldReceipts.ts'
import { handlers } from './handlers.ts'
import { createServer } from './http/createServer.ts'
import { type RetryPolicy, defaultRetryPolicy } from './jobs/createJobWorker.ts'
import { reindexLists } from './lists/reindexList.ts'
import { checkMailServer, createMailer, createOutbox } from './mail/createMailer.ts'
import { createJobRunner } from './jobs/createJobRunner.ts'
import { createPushService } from './push/createPushService.ts'
import { openMetrics } from './metrics/openMetrics.ts'
import type { Services } from './contract/Handler.ts'
import { createBucketStore } from './storage/createBucketStore.ts'
import { createFolderStore, collectOrphanedFiles, type FileStore } from './storage/fileStores.ts'
import { createPictureStorage } from './storage/createPictureStorage.ts'
import { createReceiptUrlSigner } from './storage/createReceiptUrlSigner.ts'
import { version } from './lib/version.ts'
import { withTimeout } from './lib/withTimeout.ts'
import { housekeeping } from './jobs/schedule.ts'

type AppOptions = {
  config: Config
  /** The built app, where this process serves it too. */
  appFolder?: string | undefined
  isLogging: boolean
  /** Where nothing is logged: is told of each fault. */
  onFault?: (words: string) => void
  checksAnswers: boolean
  /** How mails are tried again, where not as usual. */
  pace?: RetryPolicy
  /** How long it waits when it closes, where not as usual. */
  waits?: typeof shutdownTimeouts
  opener?: OpenMode
  /** The school’s clock, where it isn’t the machine’s. */
  now?: () => number
}

export type App = {
  server: FastifyInstance
  database: Database
  services: Services
  /** Where mails go, in words for the log. */
  mailDestination: string
  close: () => Promise<void>
}

/** Milliseconds for each thing that may hang when a school closes; together they stay below the 10 s of containers. */
export const shutdownTimeouts = { requests: 4000, mails: 4000, background: 1000, database: 2000 }

/** Opens a school by its settings: its database brought up to date, its pictures, its mails, its calls. */
export async function createApp(opening: AppOptions): Promise<App> {
  const { config, appFolder, isLogging, onFault, checksAnswers, pace = defaultRetryPolicy, opener = 'school' } = opening
  const { now = Date.now, waits = shutdownTimeouts } = opening
  const { dataFolder, publicUrl, smtpUrl, mailFrom, outbox, bucket, timeZone } = config
  const { securesSubDomains, trustedProxies } = config
  let log: FastifyBaseLogger | undefined
  const slow = createSlowQueryLog(config.slowQueryMilliseconds, (one) => log?.warn(one, 'Slow database query.'))
  const metrics = config.metrics && opener === 'school' ? await openMetrics(config.metrics) : undefined
  const watches = [slow, metrics].filter((watch) => watch !== undefined)
  const { database, close } = await openSchoolDatabase(config, opener, watches)
  // What came with another version, or from a backup, may be many; whoever works beside a school leaves it to that.
  if (opener === 'school') await reindexLists(database)
  const place = bucket ? createBucketStore(bucket) : createFolderStore(join(dataFolder, 'pictures'))
  const store = withPictureRecords(database, place, now)
  const services: Services = {
    publicUrl,
    pictures: createPictureStorage(store),
    receipts: createReceiptUrlSigner(await readSecret(database, 'receipts')),
    sendsMails: config.sendsMails,
    softwareVersion: version,
    timeZone,
    pushKey: config.push?.publicKey,
  }
  const { server, settle } = await createServer({
    database,
    services,
    handlers,
    now,
    onChange: () => void postman.work(),
    databaseUrl: config.databaseListenUrl,
    trustedProxies,
    validatesResponses: checksAnswers,
    isLogging,
    onFault,
    appFolder,
    securesSubDomains,
    onAnswer: metrics?.onAnswer,
    // Where the database and the pictures are elsewhere, nothing of the school depends on this disk.
    checkDisk: config.databaseUrl && bucket ? undefined : createDiskCheck(dataFolder, now),
  })
  log = server.log
  const letters = { from: mailFrom, outbox }
  const mailer = createMailer({ smtpUrl, ...letters, onMail: metrics?.onMail })
  const postman = createJobRunner({
    database,
    mailer,
    outbox: createOutbox(letters),
    push: config.push && createPushService(config.push),
    publicUrl,
    timeZone,
    now,
    pace,
    log: server.log,
  })
  const housekeeping = createHousekeeping({
    work: async () => {
      const today = { keptDays: config.receiptsKeptDays, now: now() }
      await removeOldReceipts(database, services.pictures.remove, today)
      await collectOrphanedFiles(database, store, today.now)
    },
    onFault: (error) => server.log.error(error),
  })
  const stopMetrics = await metrics?.listen({ server, database, now }).catch(async (error: unknown) => {
    await Promise.all([server.close(), close()])
    throw error
  })
  // A command that works beside an open school, or instead of it, leaves to the school what is the school’s.
  if (opener === 'school') {
    postman.start()
    void checkMailServer({ mailer, from: mailFrom, warn: (sentence) => server.log.warn(sentence) })
    housekeeping.start()
  }
  return {
    server,
    database,
    services,
    mailDestination: mailer.destination,
    // Whatever hangs is left to itself: a mail that was being sent is due again, a request that never ends is cut off.
    close: async () => {
      const cutOff = setTimeout(() => server.server.closeAllConnections(), waits.requests)
      await Promise.all([postman.stop(waits.mails), server.close(), stopMetrics?.()])
      clearTimeout(cutOff)
      await withTimeout(waits.background, Promise.all([settle(), housekeeping.stop()]))
      await withTimeout(waits.database, close())
    },
  }
}

/**
 * Records the name of each picture in the database before its bytes are written, so that `collectOrphanedFiles` removes only
 * what this database has stored: a folder or a bucket may hold pictures of another one. Not for use in a transaction.
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

/** Does what a school does for itself now and then: when it is started, and again and again until it is stopped. */
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
