import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawPicture } from '@maktab/mocks/drawPicture'
import { sendPicture } from '@maktab/mocks/sendPicture'
import sharp from 'sharp'
import type { Plugin } from 'vite'
import { root } from './run.ts'

/** Every picture that an example or a story names. */
export function findExamplePictures(): string[] {
  const files = globSync(['openapi/examples/*.yaml', 'packages/ui/src/**/*.stories.tsx'], { cwd: root })
  const named = files.flatMap((file) => [
    ...readFileSync(join(root, file), 'utf8').matchAll(/\/uploads\/([\w.-]+\.(?:jpe?g|png|webp))/g),
  ])
  return [...new Set(named.map(([, name = '']) => name))].toSorted()
}

/** The file of a picture: a server of files tells the kind by the name, so a `.jpg` has to be one. */
export function renderPicture(name: string): Promise<Buffer> {
  const kind = name.replace(/.*\./, '')
  return sharp(Buffer.from(drawPicture(name)))
    .toFormat(kind === 'png' || kind === 'webp' ? kind : 'jpeg')
    .toBuffer()
}

/** The pictures of the examples, without a school that keeps them: drawn for Storybook and tests, files where it is built. */
export function examplePicturesPlugin(): Plugin {
  return {
    name: 'example-pictures',
    configureServer: ({ middlewares }) => {
      middlewares.use('/uploads', (request, response) => sendPicture(response, request.url ?? ''))
    },
    async generateBundle() {
      for (const name of findExamplePictures()) {
        this.emitFile({ type: 'asset', fileName: `uploads/${name}`, source: await renderPicture(name) })
      }
    },
  }
}
