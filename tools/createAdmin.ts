import { addAdmin } from '@maktab/server/admins'
import { openSchool } from '@maktab/server/openSchool'
import { endWithSentence, readSettings } from './openSchoolAt.ts'

const [email = '', name = 'Administrator'] = process.argv.slice(2)
if (!/^\S+@\S+\.\S+$/.test(email)) {
  console.error('Usage: npm run admin:create -- <email> [name]')
  process.exit(1)
}
const school = await openSchool({ config: readSettings('school'), isLogging: false, checksAnswers: false }).catch(
  endWithSentence,
)
const path = await addAdmin(school.database, { email, name }, Date.now())
console.log(`${email} can set a password here, once, within a day:\n${school.school.publicUrl}${path}`)
await school.close()
