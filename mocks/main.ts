import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { createMock } from './server.ts'

const port = Number(process.env['PORT'] || 4010)
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`PORT must be a number between 0 and 65535, not "${process.env['PORT']}".`)
  process.exit(1)
}

const upstream = process.env['MOCK_UPSTREAM'] || undefined
if (upstream !== undefined && !/^https?:$/.test(URL.parse(upstream)?.protocol ?? '')) {
  console.error(`MOCK_UPSTREAM must be an address such as http://localhost:3000, not "${upstream}".`)
  process.exit(1)
}

const contract = fileURLToPath(import.meta.resolve('@maktab/contract/openapi.yaml'))
const mock = await createMock({ contract, upstream, log: (line) => console.log(line) }).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
const server = createServer((request, response) => {
  if (mock.handles(request.url ?? '/')) void mock.handle(request, response)
  else response.writeHead(302, { Location: '/__mock' }).end()
})
server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(error.code === 'EADDRINUSE' ? `Port ${port} is taken. Choose another: PORT=4011 npm run mock` : error)
  process.exit(1)
})
server.listen(port, () => {
  const address = server.address()
  const at = `http://localhost:${typeof address === 'object' && address ? address.port : port}`
  console.log(`
The mock answers at ${at}/api${upstream ? ` and passes everything on to ${upstream}` : ''}
Choose situations at ${at}/__mock
Sign in with any password as admin@maktab.test, teacher@maktab.test, student@maktab.test or blocked@maktab.test
`)
})
