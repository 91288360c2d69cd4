import { DEMO_PASSWORD, seedDemo } from '@maktab/server/demo'
import { buildApp } from './run.ts'
import { pickDemoSettings, startServer } from './startServer.ts'
import { printError } from './serverCommandSetup.ts'

await buildApp()
const { url, mailDestination } = await startServer({
  folder: 'demo',
  isLogging: false,
  onFault: printError,
  validatesResponses: true,
  environment: pickDemoSettings(process.env),
  prepare: ({ database, services }) => seedDemo(database, services, Date.now()),
})
console.log(`
Maktab is running at ${url} with demo data in data/demo. Delete that folder to start over.

Sign in with the password ${DEMO_PASSWORD} as
  admin@maktab.test     administrator
  teacher@maktab.test   teacher
  student@maktab.test   student
  siblings@maktab.test  guardian of two children; switch between them in the menu

Mails go to ${mailDestination}
Stop with Ctrl+C. To run your own school: npm run serve
`)
