import { readConfig } from '../src/config.ts'
import { addFirstAdmin } from '../src/features/auth/addFirstAdmin.ts'
import { createApp } from '../src/createApp.ts'

// A school in a child process, to be killed at any time: prints its URL when it is open. Jobs are retried immediately and
// indefinitely.
const pace = { pollInterval: 100, debounce: 0, lease: 6000, maxAttempts: 10_000, backoff: () => 200 }
const config = readConfig({ ...process.env, PORT: '0', HOST: '127.0.0.1' }, '.')
const { server, database } = await createApp({ config, retryPolicy: pace, isLogging: false, validatesResponses: false })
const admin = { email: 'admin@school.test', name: 'Admin', password: 'open sesame' }
await addFirstAdmin(database, admin, Date.now())
console.log(await server.listen({ port: 0, host: '127.0.0.1' }))
