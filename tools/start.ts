import { DEMO_PASSWORD, fillDemo } from '@maktab/server/demo'
import { buildApp } from './buildApp.ts'
import { demoSettings } from './demoSettings.ts'
import { openSchoolAt } from './openSchoolAt.ts'
import { printFault } from './printFault.ts'

await buildApp()
const { url, mailsGoTo } = await openSchoolAt({
  folder: 'demo',
  isLogging: false,
  onFault: printFault,
  checksAnswers: true,
  environment: demoSettings(process.env),
  prepare: ({ database, services }) => fillDemo(database, services, Date.now()),
})
console.log(`
Maktab is open at ${url}: a demonstration school, in data/demo. Delete that folder to begin anew.

Sign in with the password ${DEMO_PASSWORD} as
  admin@maktab.test     the school's administrator
  teacher@maktab.test   a teacher
  student@maktab.test   a student
  siblings@maktab.test  a guardian of two, who goes from one to the other in the menu

Mails go to ${mailsGoTo}
Stop with Ctrl+C. A school of your own: npm run serve
`)
