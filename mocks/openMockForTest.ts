import { addResponseCoverage } from '@maktab/contract/responseCoverage'
import { createServer, type RequestListener } from 'node:http'
import { fileURLToPath } from 'node:url'
import { type Operation, readContract } from './readContract.ts'
import { recordResponses } from './recordResponses.ts'
import { createMock, type MockOptions } from './server.ts'
import { type TestContext, onTestFinished } from 'vitest'
import type { Finding } from './findings.ts'

type Opening = Partial<MockOptions>

export const contractPath = fileURLToPath(import.meta.resolve('@maktab/contract/openapi.yaml'))

/** Read once per process: no test edits the repository’s own contract. */
let known: Promise<readonly Operation[]> | undefined

/** Opens a mock on a free port, with a `fetch` for it. Call `reportCoverage` after each test that used it. */
export async function openMock({ contract = contractPath, ...options }: Opening = {}) {
  const lines: string[] = []
  const answered = new Set<string>()
  const operations = contract === contractPath ? await (known ??= readContract(contractPath)) : undefined
  const mock = await createMock({ contract, operations, ...options, log: (line) => lines.push(line) })
  const server = createServer((request, response) => void mock.handle(request, response))
  recordResponses(server, (response) => answered.add(response))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const close = async () => {
    server.closeAllConnections()
    server.close()
    await mock.close()
  }
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    lines,
    close,
    reportCoverage: ({ task }: Pick<TestContext, 'task'>) => {
      addResponseCoverage(task, 'mock', answered)
      answered.clear()
    },
    request: (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init),
  }
}

/** Like `openMock`, but closes after the current test. */
export async function openMockForTest(opening?: Opening) {
  const mock = await openMock(opening)
  onTestFinished(async (test) => {
    mock.reportCoverage(test)
    await mock.close()
  })
  return mock
}

export const admin = { token: 'mock-token-admin' }

export const asJson = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

/** A mock in front of a backend with this handler; both close after the current test. */
export async function openMockWithBackend(answer: RequestListener) {
  const backend = createServer(answer)
  await new Promise<void>((listening) => backend.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    backend.closeAllConnections()
    backend.close()
  })
  const { port } = backend.address() as { port: number }
  const mock = await openMockForTest({ upstream: `http://127.0.0.1:${port}` })
  const findings = async () =>
    ((await (await mock.request('/__mock/findings')).json()) as { findings: Finding[] }).findings
  return { ...mock, findings }
}

export const json =
  (status: number, body: unknown): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'Content-Type': 'application/json', 'X-From': 'backend' }).end(JSON.stringify(body))
