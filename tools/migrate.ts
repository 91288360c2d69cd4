import { openSchoolDatabase } from '@maktab/server/openSchoolDatabase'
import { formatCommand, readArguments } from './commandLine.ts'
import { restrictPermissions, exitOnError, readSettings } from './serverCommandSetup.ts'

readArguments({ usage: `Usage: ${formatCommand('migrate')}   runs pending database migrations\n` })
const settings = readSettings('school')
await restrictPermissions(settings.dataFolder)
const { changes, close } = await exitOnError(openSchoolDatabase(settings, 'command'))
await close()
console.log(changes.length === 0 ? 'The database is up to date.' : `Done: ${changes.join(', ')}`)
