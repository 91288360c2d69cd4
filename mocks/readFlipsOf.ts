import type { IncomingMessage } from 'node:http'
import type { Operation } from './contract.ts'
import type { Flips } from './situations.ts'
import { readFlips } from './situations.ts'

/** The flips that a request brings along: its header `X-Mock` first, then its cookie `mock`. */
export function readFlipsOf({ headers }: IncomingMessage, operations: readonly Operation[]): Flips[] {
  const header = [headers['x-mock'] ?? []].flat().join(',')
  return [header, cookieOf(headers.cookie)].map((text) => readFlips(text, operations))
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
