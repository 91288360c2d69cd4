import { passLine } from '@maktab/mocks/passLine'
import { createMock } from '@maktab/mocks/server'
import { addAdmin } from '@maktab/server/admins'
import { DEMO_PASSWORD, fillDemo } from '@maktab/server/demo'
import { mkdtemp } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from './buildApp.ts'
import { noteJourneys } from './exercised/noteJourneys.ts'
import { openSchoolAt } from './openSchoolAt.ts'
import { ownPostgres } from './ownPostgres.ts'
import { root } from './run.ts'

// A demonstration school of its own, with the mock between it and the browser: it hands everything on and notes at
// /__mock/findings what breaks the contract.
await buildApp()
const dataFolder = await mkdtemp(join(tmpdir(), 'maktab-school-'))
const { OUTBOX_FOLDER } = process.env
const environment = { DATA_FOLDER: dataFolder, PORT: '0', HOST: '127.0.0.1', OUTBOX_FOLDER, ...(await ownPostgres()) }
// Two decide at the same desk.
const colleague = { email: 'colleague@maktab.test', name: 'Nadia Rahimi' }
const { url } = await openSchoolAt({
  folder: 'none',
  isLogging: false,
  checksAnswers: true,
  environment,
  prepare: async ({ database, services }) => {
    await fillDemo(database, services, Date.now())
    await addAdmin(database, { ...colleague, password: DEMO_PASSWORD }, Date.now())
  },
})

const mock = await createMock({ contract: join(root, 'openapi', 'openapi.yaml'), upstream: url, log: console.error })
const front = createServer((request, response) => {
  if (mock.handles(request.url ?? '/')) {
    void mock.handle(request, response)
    return
  }
  passLine(request, response, url)
})
// A line that was idle isn’t closed in the moment in which a journey asks by it once more.
front.keepAliveTimeout = 0
noteJourneys(front)
front.listen(Number(process.env['PORT'] ?? 4322), () => console.log(`A school that is listened to: ${url}`))
