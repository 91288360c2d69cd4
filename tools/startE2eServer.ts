import { pipeRequest } from '@maktab/mocks/pipeRequest'
import { createMock } from '@maktab/mocks/server'
import { addAdmin } from '@maktab/server/admins'
import { DEMO_PASSWORD, seedDemo } from '@maktab/server/demo'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buildApp, root } from './run.ts'
import { recordE2eResponses } from './responseCoverage/responseCoverage.ts'
import { startTemporaryServer } from './startTemporaryServer.ts'

// A temporary demo school behind the mock, which proxies everything and lists contract violations at /__mock/findings.
// SCHOOL_DATABASE selects its database.
await buildApp()
// For journeys in which two administrators decide the same payments.
const colleague = { email: 'colleague@maktab.test', name: 'Nadia Rahimi' }
const { url, outbox } = await startTemporaryServer({
  prepare: async ({ database, services }) => {
    await seedDemo(database, services, Date.now())
    await addAdmin(database, { ...colleague, password: DEMO_PASSWORD }, Date.now())
  },
})

const mock = await createMock({ contract: join(root, 'openapi', 'openapi.yaml'), upstream: url, log: console.error })
const front = createServer((request, response) => {
  if (mock.handles(request.url ?? '/')) {
    void mock.handle(request, response)
    return
  }
  pipeRequest(request, response, url)
})
// Otherwise an idle connection may close just as a journey reuses it.
front.keepAliveTimeout = 0
recordE2eResponses(front)
front.listen(0, () => {
  const { port } = front.address() as AddressInfo
  console.log(`open ${JSON.stringify({ url: `http://localhost:${port}`, outbox })}`)
})
