import { addAdmin } from '../../src/features/auth/addAdmin.ts'
import { readConfig } from '../../src/config.ts'
import { createApp } from '../../src/createApp.ts'
import { monitorEventLoop } from './monitorEventLoop.ts'

// A school in a child process that reports how long its event loop was blocked: sends its URL first, then a result per request.
const config = readConfig({ ...process.env, PORT: '0', HOST: '127.0.0.1' }, '.')
const { server, database } = await createApp({ config, isLogging: false, validatesResponses: false })
await addAdmin(database, { email: 'admin@school.test', name: 'Admin', password: 'open sesame' }, Date.now())
const ticks = monitorEventLoop()
async function begin(): Promise<void> {
  // All requests come from one network, which would soon be rate limited.
  await database.deleteFrom('attempts').execute()
  ticks.begin()
  process.send?.('begun')
}
process.on('message', (message) => {
  if (message === 'begin') void begin()
  else process.send?.(ticks.longest())
})
process.send?.(await server.listen({ port: 0, host: '127.0.0.1' }))
