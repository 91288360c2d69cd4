import { once } from 'node:events'
import { createServer } from 'node:net'

const MOST_TRIES = 100

/** Whether nothing listens on a port of this machine. */
export async function isFree(port: number): Promise<boolean> {
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

/** The first port from a number on that nothing listens on. */
export async function freePortFrom(first: number): Promise<number> {
  for (let port = first; port < first + MOST_TRIES; port += 1) if (await isFree(port)) return port
  throw new Error(`No port from ${first} to ${first + MOST_TRIES - 1} is free.`)
}
