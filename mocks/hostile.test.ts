import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { admin, openMockForTest } from './openMockForTest.ts'

const TOKEN = 'token: mock-token-admin'

/** Sends raw bytes and returns the first line of the response. */
function send(port: number, lines: string[], body: string | Buffer = ''): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(
        [...lines, 'Host: school', 'Connection: close', `Content-Length: ${Buffer.byteLength(body)}`, '', ''].join(
          '\r\n',
        ),
      )
      socket.write(body)
    })
    let response = ''
    socket.setTimeout(60_000, () => socket.destroy(new Error('No answer within a minute')))
    socket.on('data', (chunk) => (response += String(chunk)))
    socket.on('end', () => resolve(response))
    socket.on('error', reject)
  })
}

const statusOf = (response: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(response)?.[1])

const multipart = (part: string) =>
  `--edge\r\nContent-Disposition: form-data; name="name"\r\n\r\nTajweed\r\n--edge\r\nContent-Disposition: form-data; name="price"\r\n\r\n5\r\n--edge\r\n${part}\r\n--edge--\r\n`
const png = '\u0089PNG1234'
const upload = (port: number, part: string) =>
  send(
    port,
    ['POST /api/course/create-course HTTP/1.1', TOKEN, 'Content-Type: multipart/form-data; boundary=edge'],
    Buffer.from(multipart(part), 'latin1'),
  )

test.each([
  [
    'a semicolon in a file name',
    `Content-Disposition: form-data; name="image"; filename="a;b.png"\r\nContent-Type: image/png\r\n\r\n${png}`,
  ],
  [
    'an equals sign in a file name',
    `Content-Disposition: form-data; name="image"; filename="a=b.png"\r\nContent-Type: image/png\r\n\r\n${png}`,
  ],
  ['a file part without Content-Type', `Content-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n${png}`],
])('an upload with %s is accepted', async (_, part) => {
  const { port } = await openMockForTest()
  expect(statusOf(await upload(port, part))).toBe(201)
})

test.each([
  ['invalid JSON', ['POST /api/auth/login HTTP/1.1', 'Content-Type: application/json'], '{"email": ', 422],
  ['JSON that is only a word', ['POST /api/auth/login HTTP/1.1', 'Content-Type: application/json'], '"x"', 422],
  [
    'JSON that reaches for the prototype',
    ['POST /api/auth/login HTTP/1.1', 'Content-Type: application/json'],
    '{"__proto__":{"a":1},"constructor":1}',
    422,
  ],
  [
    'a form without a boundary',
    ['POST /api/course/create-course HTTP/1.1', TOKEN, 'Content-Type: multipart/form-data'],
    'x',
    422,
  ],
  [
    'a form that is cut off',
    ['POST /api/course/create-course HTTP/1.1', TOKEN, 'Content-Type: multipart/form-data; boundary=edge'],
    '--edge\r\nContent-Disposition',
    422,
  ],
  [
    'bracket names that reach for the prototype',
    ['POST /api/course/create-course HTTP/1.1', TOKEN, 'Content-Type: application/x-www-form-urlencoded'],
    '__proto__[polluted]=1&name=a&price=1',
    422,
  ],
  [
    'a huge index',
    ['POST /api/student/register HTTP/1.1', 'Content-Type: application/x-www-form-urlencoded'],
    'courses[4294967295][course_id]=1',
    422,
  ],
  ['an odd content type', ['POST /api/auth/login HTTP/1.1', 'Content-Type: ;;=,'], '{}', 422],
  ['no content type', ['POST /api/course/create-course HTTP/1.1', TOKEN], 'name=Tajweed', 422],
  ['an empty Accept header', ['GET /api/course/get HTTP/1.1', 'Accept:'], '', 200],
  ['an odd Accept header', ['GET /api/course/get HTTP/1.1', 'Accept: ;q=,,*'], '', 200],
  ['an Accept header that nothing fits', ['GET /api/course/get HTTP/1.1', 'Accept: image/png'], '', 200],
  ['a bad percent escape', ['GET /api/course/outlines/%E0%A4%A HTTP/1.1', TOKEN], '', 400],
  ['a bad escape in a picture’s name', ['GET /uploads/%zz.png HTTP/1.1'], '', 200],
  ['a picture’s name that climbs', ['GET /uploads/../../package.json HTTP/1.1'], '', 200],
  ['a method that isn’t there', ['PATCH /api/course/get HTTP/1.1'], '', 405],
  ['a path that isn’t there', ['GET /api/nothing HTTP/1.1'], '', 404],
  ['the bare base path', ['GET /api HTTP/1.1'], '', 404],
  ['a question mark only', ['GET /api/course/get?&&=%zz HTTP/1.1'], '', 200],
  ['a cookie that is broken', ['GET /api/course/get HTTP/1.1', 'Cookie: mock=%zz; ==;;'], '', 400],
])('%s', async (_, lines, body, status) => {
  const { port } = await openMockForTest()
  expect(statusOf(await send(port, lines, body))).toBe(status)
  // The mock still responds.
  expect(statusOf(await send(port, ['GET /api/course/get HTTP/1.1']))).toBe(200)
})

test('an aborted upload doesn’t affect other requests', async () => {
  const { port, lines } = await openMockForTest()
  const head = ['POST /api/course/create-course HTTP/1.1', 'Host: school', TOKEN, 'Content-Length: 1000', '', 'half']
  await new Promise<void>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(head.join('\r\n'), () => socket.destroy()))
    socket.on('close', () => resolve())
  })
  expect(statusOf(await send(port, ['GET /api/course/get HTTP/1.1']))).toBe(200)
  expect(lines).toEqual([])
})

test('hostile requests don’t pollute Object.prototype', () => {
  expect('polluted' in {}).toBe(false)
})

test('a body above 20 MB is rejected and the connection stays open', async () => {
  const { request } = await openMockForTest()
  const body = new Uint8Array(21 * 1024 * 1024)
  const response = await request('/api/course/create-course', { method: 'POST', body, headers: admin })
  expect(response.status).toBe(413)
  expect((await request('/api/course/get')).status).toBe(200)
})

test('an upload of 3 MB is accepted', async () => {
  const { request } = await openMockForTest()
  const body = new FormData()
  body.set('name', 'Tajweed')
  body.set('price', '5')
  const bytes = new Uint8Array(3 * 1024 * 1024)
  bytes.set([0x89, 0x50, 0x4e, 0x47])
  body.set('image', new File([bytes], 'large.png'))
  expect((await request('/api/course/create-course', { method: 'POST', body, headers: admin })).status).toBe(201)
})
