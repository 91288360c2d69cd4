import { addAdmin } from '@maktab/server/admins'
import { openSchool } from '@maktab/server/openSchool'
import { keepPrivate } from './keepPrivate.ts'
import { readSettings } from './openSchoolAt.ts'
import { orSay } from './orSay.ts'

const [email = '', name = 'Administrator'] = process.argv.slice(2)
if (!/^\S+@\S+\.\S+$/.test(email)) {
  console.error('Usage: npm run admin:create -- <email> [name]')
  process.exit(1)
}
const config = readSettings('school')
await keepPrivate(config.dataFolder)
const school = await orSay(openSchool({ config, isLogging: false, checksAnswers: false, opener: 'command' }))
const adding = addAdmin(school.database, { email, name }, Date.now()).finally(() => school.close())
const path = await orSay(adding)
console.log(`${email} can set a password here, once, within a day:\n${school.services.publicUrl}${path}`)
