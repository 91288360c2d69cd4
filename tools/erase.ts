import { erasePerson } from '@maktab/server/erase'
import { openSchool } from '@maktab/server/openSchool'
import { keepPrivate } from './keepPrivate.ts'
import { readSettings } from './openSchoolAt.ts'
import { orSay } from './orSay.ts'

const [emailOrCode = ''] = process.argv.slice(2)
if (emailOrCode === '') {
  console.error('Usage: npm run erase -- <e-mail, or the ID of who was deleted>')
  process.exit(1)
}
const config = readSettings('school')
await keepPrivate(config.dataFolder)
const { database, services, close } = await orSay(
  openSchool({ config, isLogging: false, checksAnswers: false, opener: 'command' }),
)
const { role, id, pictures } = await orSay(erasePerson(database, emailOrCode, Date.now()))
for (const name of pictures) await services.pictures.remove(name)
await close()
console.log(
  `The ${role} with the number ${id} was erased, with ${pictures.length} pictures. Payments, attendance and reports stay without a name. Backups and mails in the outbox still tell of them: remove those yourself.`,
)
