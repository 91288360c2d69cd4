import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export type Browser = { executablePath?: string; args: string[]; env: Record<string, string> }

const quiet = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
]

/**
 * The browser that every test runs in. On Linux it comes out of an npm package, so that nothing has to be
 * downloaded from elsewhere; on other systems Playwright's own is used. `CHROMIUM_PATH` overrides both.
 */
export async function chromium(): Promise<Browser> {
  const env = Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
  if (env['CHROMIUM_PATH']) return { executablePath: env['CHROMIUM_PATH'], args: quiet, env }
  if (process.platform !== 'linux') return { args: [], env }
  const { default: packaged, inflate } = await import('@sparticuz/chromium')
  const executablePath = await packaged.executablePath()
  if (!hasLibrary('libnss3.so') || !hasLibrary('libnspr4.so')) {
    const bin = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..', 'bin')
    await inflate(join(bin, 'al2023.tar.br'))
    env['LD_LIBRARY_PATH'] = [join(tmpdir(), 'al2023', 'lib'), env['LD_LIBRARY_PATH']].filter(Boolean).join(':')
  }
  return { executablePath, args: quiet, env }
}

function hasLibrary(name: string): boolean {
  const folders = ['/usr/lib', '/usr/lib64', '/lib64', '/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu']
  return folders.some((folder) => existsSync(join(folder, name)))
}
