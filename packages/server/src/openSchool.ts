import type { FastifyInstance } from 'fastify'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { migrate } from './database/migrate.ts'
import type { Database } from './database/openDatabase.ts'
import { openDatabase } from './database/openDatabase.ts'
import { readSecret } from './database/readSecret.ts'
import { handlers } from './handlers/handlers.ts'
import { createServer } from './http/createServer.ts'
import { createMailer } from './mail/createMailer.ts'
import type { School } from './School.ts'
import { createBucketStore } from './uploads/createBucketStore.ts'
import { createFolderStore } from './uploads/createFolderStore.ts'
import { createPictures } from './uploads/createPictures.ts'
import { createReceiptAddresses } from './uploads/receiptAddresses.ts'

type Opening = {
  config: Config
  /** The built app, where this process serves it too. */
  appFolder?: string | undefined
  isLogging: boolean
  checksAnswers: boolean
}

export type OpenSchool = { server: FastifyInstance; database: Database; school: School; close: () => Promise<void> }

/** Opens a school by its settings: its database brought up to date, its pictures, its mails, its calls. */
export async function openSchool({ config, appFolder, isLogging, checksAnswers }: Opening): Promise<OpenSchool> {
  const { dataFolder, databaseUrl, publicUrl, smtpUrl, mailFrom, outbox, bucket, timeZone } = config
  const database = openDatabase(databaseUrl ? { url: databaseUrl } : { file: join(dataFolder, 'maktab.db') })
  await migrate(database)
  const school: School = {
    publicUrl,
    mailer: createMailer({ smtpUrl, from: mailFrom, outbox }),
    pictures: createPictures(bucket ? createBucketStore(bucket) : createFolderStore(join(dataFolder, 'pictures'))),
    receipts: createReceiptAddresses(await readSecret(database, 'receipts')),
    timeZone,
  }
  const { server, settle } = await createServer({
    database,
    school,
    handlers,
    now: Date.now,
    checksAnswers,
    isLogging,
    appFolder,
  })
  return {
    server,
    database,
    school,
    close: async () => {
      await server.close()
      await settle()
      await database.destroy()
    },
  }
}
