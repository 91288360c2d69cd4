import { readConfig } from '../src/config.ts'
import { createApp } from '../src/createApp.ts'

// A school in a child process: prints its URL when it is open.
const config = readConfig({ ...process.env, PORT: '0', HOST: '127.0.0.1' }, '.')
const { server } = await createApp({ config, isLogging: false, validatesResponses: false })
console.log(await server.listen({ port: 0, host: '127.0.0.1' }))
