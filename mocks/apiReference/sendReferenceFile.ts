import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname } from 'node:path'
import { createErrorBody, sendJson } from '../httpResponses.ts'
import type { ContractState } from '../watchContract.ts'
import { contentTypes, createApiReference, getReferenceAssets } from './createApiReference.ts'

/** Sends a file of the API reference of the current contract; without a name, the page. */
export async function sendReferenceFile(
  request: IncomingMessage,
  response: ServerResponse,
  name: string,
  { readDocument }: Pick<ContractState, 'readDocument'>,
): Promise<void> {
  const assets: Record<string, string | URL> = getReferenceAssets()
  const fileName = name || 'index.html'
  const file =
    assets[fileName] ?? createApiReference(await readDocument(), { base: '/__mock/docs/', hasMock: true })[fileName]
  if (file === undefined) {
    sendJson(request, response, 404, createErrorBody(`The API reference has no file ${name}.`))
    return
  }
  const content = typeof file === 'string' ? file : await readFile(file)
  response.writeHead(200, { 'Content-Type': contentTypes[extname(fileName)], 'Cache-Control': 'no-cache' })
  response.end(request.method === 'HEAD' ? undefined : content)
}
