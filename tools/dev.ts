import { createServer } from 'vite'
import { join } from 'node:path'
import { freePortFrom, isFree } from './freePortFrom.ts'
import { root } from './run.ts'

const asked = process.env['MOCK_PORT']
const port = asked ? Number(asked) : await freePortFrom(4010)
if (asked && !(await isFree(port).catch(() => true))) {
  const script = process.env['npm_lifecycle_event'] ?? 'dev'
  console.error(`Port ${port} is taken. Choose another: MOCK_PORT=${port + 1} npm run ${script}`)
  process.exit(1)
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
