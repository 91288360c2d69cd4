import { migrate } from '@maktab/server/migrate'
import { openDatabase } from '@maktab/server/openDatabase'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { endWithSentence, readSettings } from './openSchoolAt.ts'

const { databaseUrl, dataFolder } = readSettings('school')
await mkdir(dataFolder, { recursive: true })
const database = openDatabase(databaseUrl ? { url: databaseUrl } : { file: join(dataFolder, 'maktab.db') })
try {
  const changes = await migrate(database).catch(endWithSentence)
  console.log(changes.length === 0 ? 'The tables are up to date.' : `Done: ${changes.join(', ')}`)
} finally {
  await database.destroy()
}
