import type { ServerResponse } from 'node:http'
import { drawPicture, pictureHeaders, readPictureName } from './drawPicture.ts'

/** Sends a placeholder picture for any path. */
export function sendPicture(response: ServerResponse, url: string): void {
  response.writeHead(200, pictureHeaders)
  response.end(drawPicture(readPictureName(url)))
}
