import { createServer } from 'vite'
import { join } from 'node:path'
import { findFreePort, isPortFree } from './findFreePort.ts'
import { regenerateOnReload } from './regenerateContract.ts'
import { startDemoServer } from './startDemoServer.ts'
import { root } from './run.ts'

// Starts Vite with the mock. With `school` the mock proxies to a real server that stores data until it stops; overrides
// still take precedence.
const hasSchool = process.argv[2] === 'school'
// The mock parses the remaining arguments.
if (hasSchool) process.argv.splice(2, 1)

const requestedPort = process.env['MOCK_PORT']
const port = requestedPort ? Number(requestedPort) : await findFreePort(4010)
if (requestedPort && !(await isPortFree(port).catch(() => true))) {
  const command = hasSchool ? 'npm run dev -- school' : 'npm run dev'
  console.error(`Port ${port} is already in use. Choose another: MOCK_PORT=${port + 1} ${command}`)
  process.exit(1)
}
if (hasSchool) {
  const { url, password } = await startDemoServer()
  process.env['MOCK_UPSTREAM'] = url
  process.env['MOCK_PASSWORD'] = password
}
// The mock validates the number.
process.env['MOCK_PORT'] = requestedPort || String(port)
process.env['PORT'] = process.env['MOCK_PORT']
const { mock } = await import('../mocks/main.ts')
regenerateOnReload(mock, join(root, 'openapi/generate.ts'), (line) => console.log(line))
const server = await createServer({
  root: join(root, 'packages', 'app'),
  configFile: join(root, 'packages', 'app', 'vite.config.ts'),
})
await server.listen()
server.printUrls()
