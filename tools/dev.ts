import { createServer } from 'vite'
import { join } from 'node:path'
import { findFreePort, isPortFree } from './findFreePort.ts'
import { startDemoServer } from './startDemoServer.ts'
import { root } from './run.ts'

// Vite with the mock. With `school` the real server is behind the mock: saved things are kept while it runs, and flips
// still win.
const hasSchool = process.argv[2] === 'school'
// The mock reads the flags.
if (hasSchool) process.argv.splice(2, 1)

const asked = process.env['MOCK_PORT']
const port = asked ? Number(asked) : await findFreePort(4010)
if (asked && !(await isPortFree(port).catch(() => true))) {
  const command = hasSchool ? 'npm run dev -- school' : 'npm run dev'
  console.error(`Port ${port} is already in use. Choose another: MOCK_PORT=${port + 1} ${command}`)
  process.exit(1)
}
if (hasSchool) {
  const { url, password } = await startDemoServer()
  process.env['MOCK_UPSTREAM'] = url
  process.env['MOCK_PASSWORD'] = password
}
// What is no number is refused by the mock, in a sentence.
process.env['MOCK_PORT'] = asked || String(port)
process.env['PORT'] = process.env['MOCK_PORT']
await import('../mocks/main.ts')
const server = await createServer({
  root: join(root, 'packages', 'app'),
  configFile: join(root, 'packages', 'app', 'vite.config.ts'),
})
await server.listen()
server.printUrls()
