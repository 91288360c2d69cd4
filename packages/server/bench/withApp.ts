import { fileURLToPath } from 'node:url'
import { readConfig } from '../src/config.ts'
import { createApp } from '../src/createApp.ts'

/** Where the build puts the app. */
const appFolder = fileURLToPath(new URL('../../app/dist', import.meta.url))

// A school that serves the built app too, in a process of its own: prints its address when it is open.
const config = readConfig({ ...process.env, PORT: '0', HOST: '127.0.0.1' }, '.')
const { server } = await createApp({ config, appFolder, isLogging: false, checksAnswers: false })
console.log(await server.listen({ port: 0, host: '127.0.0.1' }))
