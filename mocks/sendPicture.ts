import type { ServerResponse } from 'node:http'
import { drawPicture } from './drawPicture.ts'

/** Sends a placeholder picture for any path. */
export function sendPicture(response: ServerResponse, url: string): void {
  response.writeHead(200, {
    'Content-Type': 'image/svg+xml; charset=utf-8',
    'Cache-Control': 'public, max-age=3600',
    'Content-Security-Policy': "default-src 'none'",
    'X-Content-Type-Options': 'nosniff',
  })
  response.end(drawPicture(readName(url)))
}

function readName(url: string): string {
  const last = url.split(/[?#]/)[0]?.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}
