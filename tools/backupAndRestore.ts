import { backUp, recordBackup } from '@maktab/server/backup'
import { createBucketStore } from '@maktab/server/bucket'
import { restore } from '@maktab/server/restore'
import { OperatorError } from '@maktab/server/OperatorError'
import { formatCommand, readArguments } from './commandLine.ts'
import { restrictPermissions, exitOnError, readSettings } from './serverCommandSetup.ts'

const usages = {
  backup: formatCommand('backup', '<empty folder>'),
  restore: formatCommand('restore', '<folder of a backup>'),
}
// The first argument selects the command.
const [verb] = process.argv.splice(2, 1)
if (verb !== 'backup' && verb !== 'restore') throw new Error(`${verb} is neither backup nor restore.`)
const { positionals } = readArguments({ usage: `Usage: ${usages[verb]}\n`, least: 1 })
const [folder = ''] = positionals
const { dataFolder, databaseUrl, bucket } = readSettings('school')
const school = { dataFolder, databaseUrl, bucket: bucket && createBucketStore(bucket) }
// Never print the database URL: it contains the password.
const places = [databaseUrl === undefined ? dataFolder : 'PostgreSQL', ...(bucket ? [`the bucket ${bucket.name}`] : [])]
const place = places.join(' with ')
await restrictPermissions()
if (verb === 'backup') {
  const stopping = new AbortController()
  const stop = () => stopping.abort(new OperatorError(`Backup cancelled. ${folder} was not changed.`))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
  const { named, pictures } = await exitOnError(backUp(school, folder, stopping.signal))
  await recordBackup(school, Date.now()).catch(() =>
    console.error(
      'The backup is complete, but the school’s page “System” doesn’t show it: its database can’t be written.',
    ),
  )
  console.log(
    `Backed up ${place} to ${folder}: the database and ${pictures} files, including all ${named} that the database refers to.`,
  )
} else {
  const { aside, missing } = await exitOnError(restore(folder, school, Date.now()))
  console.log(
    `Restored ${folder} to ${place}.${aside === undefined ? '' : ` The previous data was moved to ${aside}.`}`,
  )
  console.log('All users have to sign in again. Links in earlier emails no longer work.')
  if (missing.length > 0) {
    console.error(
      `${missing.length} files that the database refers to are missing in the backup: ${missing.join(', ')}`,
    )
    process.exitCode = 1
  }
}
