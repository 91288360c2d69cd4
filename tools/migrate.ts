import { openSchoolDatabase } from '@maktab/server/openSchoolDatabase'
import { keepPrivate } from './keepPrivate.ts'
import { readSettings } from './openSchoolAt.ts'
import { orSay } from './orSay.ts'

const settings = readSettings('school')
await keepPrivate(settings.dataFolder)
const { changes, close } = await orSay(openSchoolDatabase(settings, 'command'))
await close()
console.log(changes.length === 0 ? 'The tables are up to date.' : `Done: ${changes.join(', ')}`)
