import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { readBundle } from '@maktab/contract/bundle'
import { contentTypes, createApiReference, type ReferenceFiles } from '@maktab/mocks/createApiReference'
import type { Plugin } from 'vite'
import { root } from './run.ts'

const FOLDER = 'api-reference'

const createFiles = async (): Promise<ReferenceFiles> =>
  createApiReference((await readBundle(join(root, 'openapi/openapi.yaml'))) as object, { base: './', hasMock: false })

const readContent = (file: string | URL) => (typeof file === 'string' ? file : readFile(file))

/** Vite plugin that serves the API reference at `/api-reference/`, and emits it as files in a build. */
export function apiReferencePlugin(): Plugin {
  return {
    name: 'api-reference',
    configureServer: ({ middlewares }) => {
      middlewares.use(`/${FOLDER}`, (request, response, passOn) => {
        const name = request.url?.split('?')[0]?.slice(1) || 'index.html'
        const send = async () => {
          const file = (await createFiles())[name]
          if (file === undefined) return passOn()
          response.setHeader('Content-Type', contentTypes[extname(name)] ?? 'text/plain')
          response.end(await readContent(file))
        }
        send().catch(passOn)
      })
    },
    async generateBundle() {
      for (const [name, file] of Object.entries(await createFiles())) {
        this.emitFile({ type: 'asset', fileName: `${FOLDER}/${name}`, source: await readContent(file) })
      }
    },
  }
}
