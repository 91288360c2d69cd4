import { request as send, createServer } from 'node:http'

type Dropping = {
  url: string
  /** How often what is dropped was sent on. */
  sent: () => number
  stopDropping: () => void
  close: () => void
}

/** Stands before a school and hands on all that is asked; of one call the answers never get back. */
export async function dropAnswers(school: string, path: string): Promise<Dropping> {
  let isDropping = true
  let sent = 0
  const server = createServer((request, response) => {
    const isOurs = request.method === 'POST' && request.url === path
    if (isOurs) sent += 1
    const { method = 'GET', headers } = request
    const onward = send(new URL(request.url ?? '/', school), { method, headers }, (answer) => {
      if (isOurs && isDropping) {
        answer.resume().once('end', () => request.socket.destroy())
        return
      }
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    onward.once('error', () => request.socket.destroy())
    request.pipe(onward)
  })
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return {
    url: `http://localhost:${address.port}`,
    sent: () => sent,
    stopDropping: () => void (isDropping = false),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
