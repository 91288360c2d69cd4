import { DEMO_PASSWORD, seedDemo } from '@maktab/server/demo'
import { buildApp } from './buildApp.ts'
import { pickDemoSettings } from './pickDemoSettings.ts'
import { startServer } from './startServer.ts'
import { printError } from './printError.ts'

await buildApp()
const { url, mailDestination } = await startServer({
  folder: 'demo',
  isLogging: false,
  onFault: printError,
  checksAnswers: true,
  environment: pickDemoSettings(process.env),
  prepare: ({ database, services }) => seedDemo(database, services, Date.now()),
})
console.log(`
Maktab is open at ${url}: a demonstration school, in data/demo. Delete that folder to begin anew.

Sign in with the password ${DEMO_PASSWORD} as
  admin@maktab.test     the school's administrator
  teacher@maktab.test   a teacher
  student@maktab.test   a student
  siblings@maktab.test  a guardian of two, who goes from one to the other in the menu

Mails go to ${mailDestination}
Stop with Ctrl+C. A school of your own: npm run serve
`)
