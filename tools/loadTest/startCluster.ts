import { pipeRequest } from '@maktab/mocks/pipeRequest'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../../packages/server/src/database/openDatabase.ts'
import { findFreePort } from '../../packages/server/src/testing/findFreePort.ts'
import { openFakeMailServer } from '../../packages/server/src/testing/openFakeMailServer.ts'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** Header with a request id, by which clients ask the proxy what became of a call. */
export const CALL_HEADER = 'x-load-call'
const POLL_MILLISECONDS = 250

type Upstream = { address: string; isUp: boolean; lines: number; served: number }

export type Proxy = Awaited<ReturnType<typeof startProxy>>

/**
 * A round-robin load balancer. A process that refuses connections gets no calls until it is ready again. Trusts the
 * client's forwarded address, because one client simulates many.
 */
async function startProxy() {
  const upstreams: Upstream[] = []
  /** Calls whose response was lost, with the process. */
  const lost = new Map<string, string>()
  let turn = 0
  const closing = new AbortController()

  const takeBack = async (upstream: Upstream) => {
    while (!closing.signal.aborted && !upstream.isUp) {
      await wait(POLL_MILLISECONDS, undefined, { ref: false })
      const response = await fetch(`${upstream.address}/readyz`).catch(() => undefined)
      upstream.isUp = response?.ok ?? false
    }
  }
  const server = createServer((request, response) => {
    const up = upstreams.filter(({ isUp }) => isUp)
    const upstream = up[(turn += 1) % up.length]
    if (!upstream) return void response.writeHead(503).end()
    upstream.served += 1
    upstream.lines += 1
    response.on('close', () => (upstream.lines -= 1))
    pipeRequest(request, response, upstream.address, () => {
      lost.set(String(request.headers[CALL_HEADER]), upstream.address)
      if (!upstream.isUp) return
      upstream.isUp = false
      void takeBack(upstream)
    })
  })
  // Prevents an idle connection from closing just as it is reused.
  server.keepAliveTimeout = 0
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    upstreams: upstreams as readonly Upstream[],
    lost: lost as ReadonlyMap<string, string>,
    add: (address: string) => void upstreams.push({ address, isUp: true, lines: 0, served: 0 }),
    close: async () => {
      closing.abort()
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

/** Warnings and errors in a process's log. */
type Said = { faults: string[]; slow: { statement: string; milliseconds: number }[] }
type LogLine = { level?: number; msg?: string; statement?: string; milliseconds?: number; err?: { message: string } }

type SchoolProcess = {
  child: ChildProcess
  address: string
  said: Said
  end: (signal: NodeJS.Signals) => Promise<void>
}

const ADDRESS = /http:\/\/[\w.]+:\d+/
/** Pino’s level of an error. */
const ERROR = 50

/** Starts a server process; `file` is its entry point, which prints its URL. */
async function startProcess(file: string, environment: NodeJS.ProcessEnv): Promise<SchoolProcess> {
  const child = spawn(process.execPath, [file], { env: environment, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  // Stops the child if this process exits early.
  process.once('exit', () => child.kill('SIGKILL'))
  const said: Said = { faults: [], slow: [] }
  const address = Promise.withResolvers<string>()
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (line.startsWith('{')) note(said, JSON.parse(line) as LogLine)
    else if (ADDRESS.test(line)) address.resolve(ADDRESS.exec(line)?.[0] ?? '')
  })
  void ended.then(() => address.reject(new Error(`${file} exited before it was ready.`)))
  return {
    child,
    address: await address.promise,
    said,
    end: async (signal) => {
      child.kill(signal)
      await ended
    },
  }
}

function note({ faults, slow }: Said, { level = 0, msg = '', err, statement, milliseconds = 0 }: LogLine): void {
  if (statement !== undefined) slow.push({ statement, milliseconds })
  if (level >= ERROR) faults.push(err?.message ?? msg)
}

export type Cluster = Awaited<ReturnType<typeof startCluster>>

/** Starts several server processes behind a proxy, with a mail server; `file` is their entry point. */
export async function startCluster({ url, file, processes }: { url: string; file: string; processes: number }) {
  const folder = await mkdtemp(join(tmpdir(), 'load-'))
  const port = await findFreePort()
  const mailServer = await openFakeMailServer(port)
  const proxy = await startProxy()
  const database = openDatabase({ url })
  const children: SchoolProcess[] = []
  let killed: SchoolProcess | undefined
  const start = async () => {
    const settings = { PORT: '0', HOST: '127.0.0.1', PUBLIC_URL: proxy.url, SCHOOL_TIME_ZONE: 'UTC' }
    const places = { DATABASE_URL: url, DATA_FOLDER: folder, SMTP_URL: `smtp://127.0.0.1:${port}?ignoreTLS=true` }
    const child = await startProcess(file, { ...process.env, ...settings, ...places })
    children.push(child)
    proxy.add(child.address)
  }
  const close = async () => {
    await Promise.all(children.map((child) => child.end('SIGTERM')))
    await proxy.close()
    await mailServer.stop()
    await database.destroy()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await Promise.all(Array.from({ length: processes }, start))
  } catch (error) {
    await close()
    throw error
  }
  return {
    proxy,
    database,
    pictures: join(folder, 'pictures'),
    mails: mailServer.acceptedMails as readonly string[],
    /** Processes that are still running. */
    running: () => children.filter((child) => child !== killed),
    killed: () => killed?.address,
    /** Kills a process with SIGKILL and starts a replacement. */
    replaceOne: async () => {
      killed = children.at(-1)
      await killed?.end('SIGKILL')
      await start()
    },
    close,
  }
}
