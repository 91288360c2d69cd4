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

// A temporary demonstration school behind the mock, which passes everything on and lists at /__mock/findings what breaks
// the contract. SCHOOL_DATABASE chooses its database.
await buildApp()
// Two administrators decide about the same payments.
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
// Otherwise an idle connection may be closed at the moment in which a journey sends its next request over it.
front.keepAliveTimeout = 0
recordE2eResponses(front)
front.listen(0, () => {
  const { port } = front.address() as AddressInfo
  console.log(`open ${JSON.stringify({ url: `http://localhost:${port}`, outbox })}`)
})
