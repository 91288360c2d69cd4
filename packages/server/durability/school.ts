import { readConfig } from '../src/config.ts'
import { addFirstAdmin } from '../src/features/auth/addFirstAdmin.ts'
import { createApp } from '../src/createApp.ts'

// A school in a process of its own, to be killed in the middle of what it does: prints its address when it is open.
// What it owes is tried again at once, and never given up.
const pace = { pollInterval: 100, debounce: 0, lease: 6000, maxAttempts: 10_000, backoff: () => 200 }
const config = readConfig({ ...process.env, PORT: '0', HOST: '127.0.0.1' }, '.')
const { server, database } = await createApp({ config, pace, isLogging: false, checksAnswers: false })
const admin = { email: 'admin@school.test', name: 'Admin', password: 'open sesame' }
await addFirstAdmin(database, admin, Date.now())
console.log(await server.listen({ port: 0, host: '127.0.0.1' }))
