import { addAdmin } from '../../accounts/addAdmin.ts'
import { readConfig } from '../../config.ts'
import { openSchool } from '../../openSchool.ts'
import { watchTicks } from './watchTicks.ts'

// A school in a process of its own that tells how long it was held: its address first, then a figure whenever it is asked.
const config = readConfig({ ...process.env, PORT: '0', HOST: '127.0.0.1' }, '.')
const { server, database } = await openSchool({ config, isLogging: false, checksAnswers: false })
await addAdmin(database, { email: 'admin@school.test', name: 'Admin', password: 'open sesame' }, Date.now())
const ticks = watchTicks()
process.on('message', (message) => {
  if (message === 'end') process.send?.(ticks.longest())
  // Whoever measures comes from one address, and would soon be told to wait.
  if (message === 'begin') {
    void database
      .deleteFrom('attempts')
      .execute()
      .then(() => {
        ticks.begin()
        process.send?.('begun')
      })
  }
})
process.send?.(await server.listen({ port: 0, host: '127.0.0.1' }))
