import { once } from 'node:events'
import { createServer } from 'node:net'

const MAX_TRIES = 100

/** Whether a local port is free. */
export async function isPortFree(port: number): Promise<boolean> {
  const server = createServer().listen(port)
  try {
    await once(server, 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}

/** The first free port, starting at a number. */
export async function findFreePort(first: number): Promise<number> {
  for (let port = first; port < first + MAX_TRIES; port += 1) if (await isPortFree(port)) return port
  throw new Error(`All ports from ${first} to ${first + MAX_TRIES - 1} are in use.`)
}
