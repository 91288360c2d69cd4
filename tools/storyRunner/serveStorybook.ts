import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { preview } from 'vite'
import { root } from '../run.ts'

const FOLDER = 'storybook-static'

type Index = { entries: Record<string, { id: string; type: string }> }

/** Serves the Storybook that `npm run build -- storybook` made, on a free port, and names its stories. */
export async function serveStorybook(): Promise<{ url: string; stories: string[]; close: () => Promise<void> }> {
  const index = join(root, FOLDER, 'index.json')
  if (!existsSync(index)) throw new Error('Storybook is not built. Run `npm run build -- storybook` first.')
  const { entries } = JSON.parse(readFileSync(index, 'utf8')) as Index
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'silent',
    build: { outDir: FOLDER },
    preview: { port: 0, host: '127.0.0.1' },
  })
  const [url = ''] = server.resolvedUrls?.local ?? []
  const stories = Object.values(entries).flatMap(({ id, type }) => (type === 'story' ? id : []))
  return { url, stories, close: () => server.close() }
}
