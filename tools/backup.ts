import { backUp, restore } from '@maktab/server/backup'
import { readSettings } from './openSchoolAt.ts'

const [verb, folder] = process.argv.slice(2)
if (!folder || (verb !== 'backup' && verb !== 'restore')) {
  console.error('Usage: npm run backup -- <empty folder>   ·   npm run restore -- <folder of a backup>')
  process.exit(1)
}
const { dataFolder, databaseUrl } = readSettings('school')
if (databaseUrl !== undefined) {
  console.error('The data is in PostgreSQL: back it up with pg_dump, and copy the pictures folder.')
  process.exit(1)
}
if (verb === 'backup') {
  await backUp(dataFolder, folder)
  console.log(`${dataFolder} was copied to ${folder}.`)
} else {
  const aside = await restore(folder, dataFolder, Date.now())
  console.log(
    `${folder} is now in ${dataFolder}.${aside === undefined ? '' : ` What was there before is in ${aside}.`}`,
  )
}
