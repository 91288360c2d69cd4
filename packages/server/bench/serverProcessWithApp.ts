import { fileURLToPath } from 'node:url'
import { readConfig } from '../src/config.ts'
import { createApp } from '../src/createApp.ts'

/** Folder of the built app. */
const appFolder = fileURLToPath(new URL('../../app/dist', import.meta.url))

// A school in a child process that serves the built app too: prints its URL when it is open.
const config = readConfig({ ...process.env, PORT: '0', HOST: '127.0.0.1' }, '.')
const { server } = await createApp({ config, appFolder, isLogging: false, validatesResponses: false })
console.log(await server.listen({ port: 0, host: '127.0.0.1' }))
