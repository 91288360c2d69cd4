import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { type IncomingMessage, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, expect, test } from 'vitest'

const run = promisify(execFile)
const repository = fileURLToPath(new URL('../../../', import.meta.url))
const tsc = join(repository, 'node_modules', 'typescript', 'bin', 'tsc')
const cleanUps: (() => unknown)[] = []

// As in the README.
const app = `
  import { createApi } from '@maktab/client/createApi'
  import { createClient } from '@maktab/client/createClient'

  const [baseUrl = ''] = process.argv.slice(2)
  const api = createApi(createClient({ baseUrl, getToken: () => 'secret' }))
  const { policy } = await api('listPolicies')
  const titles: string[] = policy.map(({ title }) => title)
  console.log(titles.join())

  // @ts-expect-error The contract has no such operation.
  export const wrong = () => api('listPolicy')
`
const policy = { id: 1, version: 1, title: 'Punctuality', description: 'Come on time.' }

/** A folder outside the workspace with the compiled client and `openapi-fetch` installed. */
async function createApp(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'maktab-client-'))
  cleanUps.push(() => rm(folder, { recursive: true, force: true }))
  const modules = join(folder, 'node_modules')
  await mkdir(modules)
  await run(process.execPath, [
    join(repository, 'packages', 'client', 'compile.ts'),
    join(modules, '@maktab', 'client'),
  ])
  for (const name of ['openapi-fetch', '@types', 'undici-types'])
    await symlink(join(repository, 'node_modules', name), join(modules, name), 'junction')
  await writeFile(join(folder, 'package.json'), '{ "name": "foreign", "type": "module" }')
  await writeFile(join(folder, 'app.ts'), app)
  return folder
}

async function serveSchool(requests: IncomingMessage[]): Promise<string> {
  const server = createServer((request, response) => {
    requests.push(request)
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ policy: [policy] }))
  }).listen(0, '127.0.0.1')
  cleanUps.push(() => server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`
}

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp()
})

test('an app outside the workspace compiles with the client, sends a call and reads the response', async () => {
  const folder = await createApp()
  await run(
    process.execPath,
    [tsc, '--strict', '--module', 'nodenext', '--types', 'node', '--skipLibCheck', 'app.ts'],
    { cwd: folder },
  )
  const requests: IncomingMessage[] = []
  const baseUrl = await serveSchool(requests)
  const { stdout } = await run(process.execPath, ['app.js', baseUrl], { cwd: folder })
  expect(requests.map(({ method, url, headers }) => [method, url, headers['token']])).toEqual([
    ['GET', '/api/student-policy/get', 'secret'],
  ])
  expect(stdout).toBe('Punctuality\n')
})
