import type { IncomingMessage } from 'node:http'
import { readFlips } from './readFlips.ts'
import type { FlipChoices, Flips } from './flips.ts'

/** The flips that a request brings along: its header `X-Mock` first, then its cookie `mock`. */
export function readRequestFlips({ headers }: IncomingMessage, choices: FlipChoices): Flips[] {
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
