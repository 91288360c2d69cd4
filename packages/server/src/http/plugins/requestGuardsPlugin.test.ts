import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test, vi } from 'vitest'
import { openTestSchool } from '#testing/openTestSchool.ts'

const LIST = 'GET /api/course/get HTTP/1.1\r\nHost: school\r\n\r\n'

test('requests during shutdown get 503 while running requests finish', async () => {
  let finish = () => {}
  const finished = new Promise<void>((resolve) => (finish = resolve))
  const listCourses = async () => {
    await finished
    return { course: [] }
  }
  const { server } = await openTestSchool({ handlers: { listCourses } })
  const address = await server.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect(Number(new URL(address).port), '127.0.0.1')
  let text = ''
  socket.on('data', (chunk) => (text += String(chunk)))
  const ended = once(socket, 'close')

  const first = once(server.server, 'request')
  socket.write(LIST)
  await first
  const closed = server.close()
  await vi.waitFor(() => expect(server.server.listening).toBe(false), { timeout: 20_000 })
  const second = once(server.server, 'request')
  socket.write(LIST)
  await second
  finish()
  await Promise.all([ended, closed])

  const [, done = '', rejected = ''] = text.split('HTTP/1.1 ')
  expect(done).toMatch(/^200 OK\r\n[^]*\{"course":\[\]\}$/)
  expect(rejected).toMatch(
    /^503 Service Unavailable\r\n[^]*"error":"The school’s site is restarting\. Try again in a moment\."\}$/,
  )
  expect(rejected).toMatch(/\r\nretry-after: 5\r\n/i)
})
