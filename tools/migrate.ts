import { openSchoolDatabase } from '@maktab/server/openSchoolDatabase'
import { commandLine } from './commandLine.ts'
import { keepPrivate } from './keepPrivate.ts'
import { orSay } from './orSay.ts'
import { readArguments } from './readArguments.ts'
import { readSettings } from './readSettings.ts'

readArguments({ usage: `Usage: ${commandLine('migrate')}   brings the tables of the school up to date\n` })
const settings = readSettings('school')
await keepPrivate(settings.dataFolder)
const { changes, close } = await orSay(openSchoolDatabase(settings, 'command'))
await close()
console.log(changes.length === 0 ? 'The tables are up to date.' : `Done: ${changes.join(', ')}`)
