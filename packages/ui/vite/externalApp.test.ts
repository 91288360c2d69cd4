import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { chromium } from 'playwright'
import sirv from 'sirv'
import { afterEach, beforeEach, expect, test } from 'vitest'
import packageJson from '../package.json' with { type: 'json' }
import { getLaunchOptions } from '../../../tools/getLaunchOptions.ts'

const repository = fileURLToPath(new URL('../../../', import.meta.url))

// The files of the README.
const files = {
  'package.json': '{ "name": "foreign", "type": "module" }',
  'index.html': '<div id="root"></div><script type="module" src="/main.jsx"></script>',
  'vite.config.js': `
    import { createVitePlugins } from '@maktab/ui/vite'

    export default { plugins: createVitePlugins() }
  `,
  'main.jsx': `
    import '@maktab/ui/theme/fonts.css'
    import { createRoot } from 'react-dom/client'
    import { loadMessages } from '@maktab/ui/i18n/loadMessages'
    import { LocaleAndThemeProvider } from '@maktab/ui/providers/LocaleAndThemeProvider'
    import { Button } from '@maktab/ui/components/Button/Button'
    import { DatePicker } from '@maktab/ui/components/DatePicker/DatePicker'
    import { TextField } from '@maktab/ui/components/TextField/TextField'

    const language = new URLSearchParams(location.search).get('language') ?? 'en'
    const messages = await loadMessages(language, ['common'])
    createRoot(document.getElementById('root')).render(
      <LocaleAndThemeProvider language={language} messages={messages} scheme="system">
        <TextField label="Name" />
        <DatePicker label="Starts" value="" onChange={() => {}} today="2026-11-18" />
        <Button>Save</Button>
      </LocaleAndThemeProvider>,
    )
  `,
}

let folder: string
const cleanUps: (() => unknown)[] = []

/** Links a package of the repository into the app, as `npm link` does. */
async function link(name: string, target = join(repository, 'node_modules', name)) {
  const path = join(folder, 'node_modules', name)
  await mkdir(dirname(path), { recursive: true })
  await symlink(target, path, 'junction')
}

async function serveBuiltApp(): Promise<string> {
  const serve = sirv(join(folder, 'dist'))
  const server = createServer((request, response) => serve(request, response)).listen(0, '127.0.0.1')
  cleanUps.push(() => server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'maktab-ui-'))
  cleanUps.push(() => rm(folder, { recursive: true, force: true }))
  await link('@maktab/ui', join(repository, 'packages', 'ui'))
  await Promise.all(Object.keys(packageJson.peerDependencies).map((name) => link(name)))
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)))
})

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp()
})

test(
  'a Vite app outside the workspace builds and shows components in English and Urdu',
  { timeout: 120_000 },
  async () => {
    const vite = join(folder, 'node_modules', 'vite', 'bin', 'vite.js')
    await promisify(execFile)(process.execPath, [vite, 'build', '--minify', 'false', '--logLevel', 'warn'], {
      cwd: folder,
    })
    const address = await serveBuiltApp()
    const browser = await chromium.launch(await getLaunchOptions())
    cleanUps.push(() => browser.close())
    const page = await browser.newPage()
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))

    await page.goto(address)
    await page.getByRole('textbox', { name: 'Name' }).fill('Maryam')
    await page.getByRole('button', { name: 'Choose from a calendar' }).click()
    await page.getByRole('grid').waitFor()

    await page.goto(`${address}?language=ur`)
    await page.getByRole('button', { name: 'کیلنڈر سے منتخب کریں' }).waitFor()
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl')
    expect(errors).toEqual([])
  },
)
