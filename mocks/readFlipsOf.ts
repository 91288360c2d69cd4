import type { IncomingMessage } from 'node:http'
import { readFlips } from './readFlips.ts'
import type { Choices, Flips } from './situations.ts'

/** The flips that a request brings along: its header `X-Mock` first, then its cookie `mock`. */
export function readFlipsOf({ headers }: IncomingMessage, choices: Choices): Flips[] {
  const header = [headers['x-mock'] ?? []].flat().join(',')
  return [header, cookieOf(headers.cookie)].map((text) => readFlips(text, choices))
}

function cookieOf(cookies = ''): string {
  const found = cookies
    .split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith('mock='))
  const value = found?.slice('mock='.length) ?? ''
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
