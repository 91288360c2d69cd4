import { addAdmin } from '../../src/features/auth/addAdmin.ts'
import { readConfig } from '../../src/config.ts'
import { createApp } from '../../src/createApp.ts'
import { watchTicks } from './watchTicks.ts'

// A school in a process of its own that tells how long it was held: its address first, then a figure whenever it is asked.
const config = readConfig({ ...process.env, PORT: '0', HOST: '127.0.0.1' }, '.')
const { server, database } = await createApp({ config, isLogging: false, checksAnswers: false })
await addAdmin(database, { email: 'admin@school.test', name: 'Admin', password: 'open sesame' }, Date.now())
const ticks = watchTicks()
async function begin(): Promise<void> {
  // Whoever measures comes from one address, and would soon be told to wait.
  await database.deleteFrom('attempts').execute()
  ticks.begin()
  process.send?.('begun')
}
process.on('message', (message) => {
  if (message === 'begin') void begin()
  else process.send?.(ticks.longest())
})
process.send?.(await server.listen({ port: 0, host: '127.0.0.1' }))
