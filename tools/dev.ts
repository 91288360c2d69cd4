import { createServer } from 'vite'
import { join } from 'node:path'
import { root } from './run.ts'

process.env['MOCK_PORT'] ??= '4010'
process.env['PORT'] = process.env['MOCK_PORT']
await import('../mocks/main.ts')
const server = await createServer({
  root: join(root, 'packages', 'app'),
  configFile: join(root, 'packages', 'app', 'vite.config.ts'),
})
await server.listen()
server.printUrls()
