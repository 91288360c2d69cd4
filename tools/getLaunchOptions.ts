import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findBrowser, NO_BROWSER } from './findBrowser.ts'

/** Launch options for Playwright. */
export type LaunchOptions = {
  executablePath?: string
  args: string[]
  ignoreDefaultArgs: string[]
  env: Record<string, string>
}

/** Playwright hides scrollbars in headless Chromium. Desktop users see them, and they take width from the page. */
const ignoreDefaultArgs = ['--hide-scrollbars']

const quiet = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
]

/**
 * How to launch the browser that every test and measurement runs in. On Linux x64 it comes from an npm package, so nothing
 * else has to be downloaded.
 */
export async function getLaunchOptions(): Promise<LaunchOptions> {
  const env = Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
  const found = findBrowser({ platform: process.platform, arch: process.arch, env, isThere: existsSync })
  if (found === undefined) return playwrightsOwn(env)
  if (found !== 'npm') return { executablePath: found.path, args: quiet, ignoreDefaultArgs, env }
  const { default: packaged, inflate } = await import('@sparticuz/chromium')
  const executablePath = await packaged.executablePath()
  if (!hasLibrary('libnss3.so') || !hasLibrary('libnspr4.so')) {
    const bin = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..', 'bin')
    await inflate(join(bin, 'al2023.tar.br'))
    env['LD_LIBRARY_PATH'] = [join(tmpdir(), 'al2023', 'lib'), env['LD_LIBRARY_PATH']].filter(Boolean).join(':')
  }
  return { executablePath, args: quiet, ignoreDefaultArgs, env }
}

/** Playwright's own, if it was ever downloaded; its tests fail without, and then it is said once what to do. */
async function playwrightsOwn(env: Record<string, string>): Promise<LaunchOptions> {
  const { chromium: own } = await import('playwright')
  if (!existsSync(own.executablePath())) console.error(NO_BROWSER)
  return { args: [], ignoreDefaultArgs, env }
}

function hasLibrary(name: string): boolean {
  const folders = ['/usr/lib', '/usr/lib64', '/lib64', '/usr/lib/x86_64-linux-gnu']
  return folders.some((folder) => existsSync(join(folder, name)))
}
