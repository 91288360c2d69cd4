import { calls } from '@maktab/contract/calls'
import { request } from 'node:http'
import type { Hostile } from './bodies.ts'

/** Sends a body as it is; gives the status of the answer, or why there was none. */
export function sendBody(
  address: string,
  { call, type, body }: Omit<Hostile, 'title'>,
  token: string | undefined,
  within: number,
): Promise<{ status: string; text: string }> {
  const { method, path } = calls[call]
  return new Promise((resolve) => {
    const asked = request(`${address}/api${path}`, {
      method,
      timeout: within,
      headers: { 'Content-Type': type, 'Content-Length': body.length, ...(token !== undefined && { token }) },
    })
    asked.on('response', (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (chunk: string) => (text += chunk))
      answer.on('end', () => resolve({ status: String(answer.statusCode), text }))
      answer.on('error', () => resolve({ status: String(answer.statusCode), text }))
    })
    asked.on('timeout', () => asked.destroy(new Error('none')))
    asked.on('error', (error: NodeJS.ErrnoException) => resolve({ status: error.code ?? error.message, text: '' }))
    asked.end(body)
  })
}
