import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export type BrowserEnvironment = {
  platform: NodeJS.Platform
  arch: NodeJS.Architecture
  env: NodeJS.ProcessEnv
  isThere: (path: string) => boolean
}

const NO_BROWSER =
  'No browser found for the tests. Install Google Chrome, Microsoft Edge or (on Linux) Chromium, run npx playwright install chromium, or set CHROMIUM_PATH.'

/**
 * The browser for tests: the one in CHROMIUM_PATH, the npm package's (Linux x64 only), or an installed one. `undefined`
 * falls back to Playwright's own.
 */
export function findBrowser({
  platform,
  arch,
  env,
  isThere,
}: BrowserEnvironment): { path: string } | 'npm' | undefined {
  if (env['CHROMIUM_PATH']) return { path: env['CHROMIUM_PATH'] }
  if (platform === 'linux' && arch === 'x64') return 'npm'
  const path = installed(platform, env).find(isThere)
  return path === undefined ? undefined : { path }
}

/** Default install paths of Chrome, Edge and Chromium. */
function installed(platform: NodeJS.Platform, env: NodeJS.ProcessEnv): string[] {
  if (platform === 'darwin') {
    const apps = ['Google Chrome', 'Microsoft Edge', 'Chromium']
    const folders = ['/Applications', `${env['HOME']}/Applications`]
    return apps.flatMap((app) => folders.map((folder) => `${folder}/${app}.app/Contents/MacOS/${app}`))
  }
  if (platform === 'win32') {
    const folders = ['LOCALAPPDATA', 'PROGRAMFILES', 'PROGRAMFILES(X86)'].flatMap((name) => env[name] ?? [])
    const programs = [
      String.raw`Google\Chrome\Application\chrome.exe`,
      String.raw`Microsoft\Edge\Application\msedge.exe`,
    ]
    return programs.flatMap((program) => folders.map((folder) => `${folder}\\${program}`))
  }
  return ['/opt/google/chrome/chrome', '/opt/microsoft/msedge/msedge', '/usr/bin/chromium', '/usr/bin/chromium-browser']
}

/** Launch options for Playwright. */
type LaunchOptions = {
  executablePath?: string
  args: string[]
  ignoreDefaultArgs: string[]
  env: Record<string, string>
}

/** Playwright hides scrollbars in headless Chromium, but on desktops they take up page width. */
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
 * Launch options for the browser of all tests and measurements. On Linux x64 it comes from an npm package, so no separate
 * download is needed.
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

/** Uses Playwright's own browser. If it isn't installed, prints what to do; the tests then fail. */
async function playwrightsOwn(env: Record<string, string>): Promise<LaunchOptions> {
  const { chromium: own } = await import('playwright')
  if (!existsSync(own.executablePath())) console.error(NO_BROWSER)
  return { args: [], ignoreDefaultArgs, env }
}

function hasLibrary(name: string): boolean {
  const folders = ['/usr/lib', '/usr/lib64', '/lib64', '/usr/lib/x86_64-linux-gnu']
  return folders.some((folder) => existsSync(join(folder, name)))
}
