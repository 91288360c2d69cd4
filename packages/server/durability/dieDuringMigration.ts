import { DatabaseSync } from 'node:sqlite'
import { migrate } from '../src/database/migrate.ts'
import { openDatabase } from '../src/database/openDatabase.ts'

/** Kills the process during the last migration, after it has changed other tables. */
const prepare = DatabaseSync.prototype.prepare
DatabaseSync.prototype.prepare = function prepareOrDie(this: DatabaseSync, ...given: Parameters<typeof prepare>) {
  if (given[0].startsWith('create table "fees"')) process.kill(process.pid, 'SIGKILL')
  return prepare.apply(this, given)
}
await migrate(openDatabase({ file: process.argv[2] ?? '' }))
