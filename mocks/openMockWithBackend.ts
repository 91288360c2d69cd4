import { type RequestListener, createServer } from 'node:http'
import { onTestFinished } from 'vitest'
import type { Finding } from './findings.ts'
import { openMockForTest } from './openMock.ts'

/** A mock in front of a backend that answers like this, both until the test is over. */
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
