import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openTestSchool } from '../testing/openTestSchool.ts'
import { redactUrl, secretUrls } from './redactUrl.ts'

/** As long as the longest token. */
const SECRET = 'MarkedSecret-_0'.padEnd(43, 'A')
const operations = new URL('../../../../docs/operations.md', import.meta.url)

test.each([
  ['/api/course/outlines/3', '/api/course/outlines/3'],
  ['/uploads/receipt-1.webp?until=1&key=secret', '/uploads/receipt-1.webp'],
  ['/reset-password/secret/zaynab%40school.test', '/reset-password/…'],
  ['//Reset-Password/secret', '//Reset-Password/…'],
  ['/confirm-email/secret', '/confirm-email/…'],
  ['/calendar/secret.ics?x=1', '/calendar/…'],
  ['/%63alendar/secret.ics', '/calendar/…'],
  ['/confirm-email%2Fsecret', '/confirm-email/…'],
  ['https://school.test/confirm-email/secret', 'https://school.test/confirm-email/…'],
  ['/api/upload/get/secret', '/api/upload/get/…'],
  ['/api/upload/piece/secret/16384', '/api/upload/piece/…'],
  ['/api/calendar/feed', '/api/calendar/feed'],
  ['/courses/1-%D9%82%2D', '/courses/1-%D9%82%2D'],
  ['/%zz', '/%zz'],
  ['/reset-password', '/reset-password'],
  ['/api/auth/reset-password', '/api/auth/reset-password'],
])('%s is logged as %s', (url, logged) => {
  expect(redactUrl(url)).toBe(logged)
})

test('the log never contains the secret of a URL, however it is spelled', async () => {
  const lines: string[] = []
  const { server } = await openTestSchool({ onFault: (words) => lines.push(words) })
  server.addHook('onRequest', async (request) => request.log.warn({ req: request }))
  for (const address of secretUrls) {
    const path = address.replace('…', SECRET)
    const spellings = [
      path,
      `/${path}`,
      path.toUpperCase(),
      `${path}?a=${SECRET}`,
      `${path}/${SECRET}`,
      `/%${hexOf(path)}`,
    ]
    for (const url of spellings) await server.inject(url)
  }
  expect(lines).toHaveLength(6 * secretUrls.length)
  expect(lines.filter((line) => line.toLowerCase().includes(SECRET.toLowerCase()))).toEqual([])
})

/** A path with its first letter escaped, without the leading slash. */
function hexOf(path: string): string {
  return `${path.charCodeAt(1).toString(16)}${path.slice(2)}`
}

test('operations.md lists every URL that contains a secret', () => {
  const text = readFileSync(operations, 'utf8')
  expect(secretUrls.filter((address) => !text.includes(`\`${address}\``))).toEqual([])
  expect(secretUrls.length).toBe(7)
})
