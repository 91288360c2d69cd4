import { addFirstAdmin } from '@maktab/server/firstAdmin'
import { buildApp } from './buildApp.ts'
import { openSchoolAt } from './openSchoolAt.ts'

const email = process.env['ADMIN_EMAIL'] ?? 'admin@localhost.test'
const password = process.env['ADMIN_PASSWORD']
if (password !== undefined && password.length < 8) {
  console.error('ADMIN_PASSWORD must have at least 8 characters.')
  process.exit(1)
}

await buildApp()
const { url, database, services, mailsGoTo } = await openSchoolAt({
  folder: 'school',
  isLogging: true,
  checksAnswers: false,
})
console.log(`\nThe school is open at ${url}. Mails go to ${mailsGoTo}.`)
const first = await addFirstAdmin(database, { email, name: 'Administrator', password }, Date.now())
if (first) {
  console.log(
    first.path === undefined
      ? `The first administrator is ${email}, with the password of ADMIN_PASSWORD.`
      : `The first administrator is ${email}. Set the password here, once, within a day:\n${services.publicUrl}${first.path}`,
  )
}
