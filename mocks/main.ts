import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { formatFinding } from './findings.ts'
import { readMockFlags } from './readMockFlags.ts'
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

const flags = readMockFlags(process.argv.slice(2))
if (typeof flags === 'string') {
  console.error(flags)
  process.exit(1)
}
const { specOnly, failsOnFindings, command } = flags

const contract = fileURLToPath(import.meta.resolve('@maktab/contract/openapi.yaml'))
const password = process.env['MOCK_PASSWORD'] || undefined
const log = (line: string) => console.log(line)
export const mock = await createMock({ contract, upstream, password, specOnly, log }).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
const server = createServer((request, response) => {
  if (mock.handles(request.url ?? '/')) void mock.handle(request, response)
  else response.writeHead(302, { Location: '/__mock' }).end()
})
server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is already in use. Choose another: PORT=${port + 1} npm run mock`
      : error,
  )
  process.exit(1)
})
server.listen(port, () => {
  const address = server.address()
  const at = `http://localhost:${typeof address === 'object' && address ? address.port : port}`
  const people = 'admin@maktab.test, teacher@maktab.test, student@maktab.test or blocked@maktab.test'
  const known = upstream === undefined ? 'any password' : `the password ${password}`
  const mode = specOnly ? 'Specification-only mode: API extensions are disabled.\n' : ''
  console.log(`
Mock API: ${at}/api${upstream ? ` (proxies to ${upstream} unless overridden)` : ''}
${mode}Control panel: ${at}/__mock
Sign in ${upstream && !password ? 'with an account of the backend' : `with ${known} as ${people}`}
`)
  if (command.length > 0) runCommand(command, at)
})

if (failsOnFindings) {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => exitWith(0))
}

/** Exits with the command's code, or with 1 if the command succeeded but the contract was violated. */
function exitWith(code: number): void {
  if (!failsOnFindings) process.exit(code)
  const findings = mock.findings()
  for (const finding of findings) console.error(formatFinding(finding))
  console.error(`Contract violations: ${findings.length === 0 ? 'none' : findings.length}.`)
  process.exit(code === 0 && findings.length > 0 ? 1 : code)
}

/** Runs the command with the mock's URL in MOCK_URL. */
function runCommand([name = '', ...args]: string[], url: string): void {
  const child = spawn(name, args, {
    stdio: 'inherit',
    env: { ...process.env, MOCK_URL: url },
    shell: process.platform === 'win32',
  })
  child.on('error', (error) => {
    console.error(`Can’t run ${name}: ${error.message}`)
    exitWith(1)
  })
  child.on('exit', (code) => exitWith(code ?? 1))
}
