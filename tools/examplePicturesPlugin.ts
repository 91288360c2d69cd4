import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawPicture } from '@maktab/mocks/drawPicture'
import { sendPicture } from '@maktab/mocks/sendPicture'
import sharp from 'sharp'
import type { Plugin } from 'vite'
import { root } from './run.ts'

/** Picture names in examples and stories. */
export function findExamplePictures(): string[] {
  const files = globSync(['openapi/examples/*.yaml', 'packages/ui/src/**/*.stories.tsx'], { cwd: root })
  const named = files.flatMap((file) => [
    ...readFileSync(join(root, file), 'utf8').matchAll(/\/uploads\/([\w.-]+\.(?:jpe?g|png|webp))/g),
  ])
  return [...new Set(named.map(([, name = '']) => name))].toSorted()
}

/** Renders a picture in the format of its extension, because static servers derive the content type from it. */
export function renderPicture(name: string): Promise<Buffer> {
  const kind = name.replace(/.*\./, '')
  return sharp(Buffer.from(drawPicture(name)))
    .toFormat(kind === 'png' || kind === 'webp' ? kind : 'jpeg')
    .toBuffer()
}

/** Vite plugin that serves placeholder pictures for examples, and emits them as files in a build. */
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
