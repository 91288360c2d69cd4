import type { Server } from 'node:http'

/** Reports each call that a server with an embedded mock has answered: `listCourses 200`. */
export function recordResponses(server: Server, note: (response: string) => void): void {
  server.on('request', (_, response) => {
    response.on('finish', () => {
      const [, call] = /call;desc="(\w+)"/.exec(String(response.getHeader('server-timing'))) ?? []
      if (call !== undefined) note(`${call} ${response.statusCode}`)
    })
  })
}
