import type { Server } from 'node:http'

/** Tells of each call that a server with a mock in it answers, as `listCourses 200`. */
export function recordResponses(server: Server, note: (answer: string) => void): void {
  server.on('request', (_, response) => {
    response.on('finish', () => {
      const [, call] = /call;desc="(\w+)"/.exec(String(response.getHeader('server-timing'))) ?? []
      if (call !== undefined) note(`${call} ${response.statusCode}`)
    })
  })
}
