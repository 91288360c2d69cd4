import autocannon from 'autocannon'

export const CONNECTIONS = 10
export const SECONDS = 5

/** What is asked for: a title for the table, and what is sent where. */
export type Call = Pick<autocannon.Options, 'method' | 'headers' | 'body' | 'connections'> & {
  title: string
  path: string
}

/** How many answers a second come, how many bytes each has on the line, heads included, and how many came in all. */
export async function perSecond(
  base: string,
  { title, path, ...call }: Call,
): Promise<{ requests: number; bytes: number; sent: number }> {
  const options = { url: base + path, connections: CONNECTIONS, ...call }
  const first = await autocannon({ ...options, duration: 1 })
  const result = await autocannon({ ...options, duration: SECONDS })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${title}: ${base}${path} refused or failed.`)
  const sent = first.requests.total + result.requests.total
  return { requests: result.requests.average, bytes: result.throughput.total / result.requests.total, sent }
}
