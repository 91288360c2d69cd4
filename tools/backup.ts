import { backUp } from '@maktab/server/backup'
import { restore } from '@maktab/server/restore'
import { keepPrivate } from './keepPrivate.ts'
import { readSettings } from './openSchoolAt.ts'
import { orSay } from './orSay.ts'

const [verb, folder] = process.argv.slice(2)
if (!folder || (verb !== 'backup' && verb !== 'restore')) {
  console.error('Usage: npm run backup -- <empty folder>   ·   npm run restore -- <folder of a backup>')
  process.exit(1)
}
const { dataFolder, databaseUrl, bucket } = readSettings('school')
if (databaseUrl !== undefined) {
  console.error('The data is in PostgreSQL: back it up with pg_dump, and copy the pictures folder.')
  process.exit(1)
}
await keepPrivate()
if (verb === 'backup') {
  const { named, pictures } = await orSay(backUp(dataFolder, folder, { hasPictures: bucket === undefined }))
  console.log(
    bucket
      ? `The database of ${dataFolder} was copied to ${folder}; the pictures are in the bucket and were not.`
      : `${dataFolder} was copied to ${folder}: the database and ${pictures} pictures, among them all ${named} that it names.`,
  )
} else {
  const { aside, missing } = await orSay(restore(folder, dataFolder, Date.now()))
  console.log(
    `${folder} is now in ${dataFolder}.${aside === undefined ? '' : ` What was there before is in ${aside}.`}`,
  )
  if (missing.length > 0 && !bucket) {
    console.error(`${missing.length} pictures that the database names were not in the backup: ${missing.join(', ')}`)
    process.exitCode = 1
  }
}
