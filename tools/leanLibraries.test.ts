import { resolve } from 'node:path'
import { type Rolldown, build } from 'vite'
import { expect, test } from 'vitest'
import { leanLibraries } from '../packages/app/leanLibraries.ts'
import { root } from './run.ts'

/** What the app’s build makes of one of our modules, in one file. */
async function built(path: string): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [leanLibraries()],
    build: {
      write: false,
      lib: { entry: resolve(root, path), formats: ['es'] },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  const [{ output }] = [made].flat() as [Rolldown.RolldownOutput]
  return output[0].code
}

test('CSV files are written as before by the library as it is built, which needs nothing that reads CommonJS', async () => {
  const code = await built('packages/ui/src/model/csvFile.ts')
  expect(code).not.toContain('getOwnPropertyNames')
  const { makeCsv } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    makeCsv: (table: object) => Promise<string>
  }
  expect(
    await makeCsv({
      headers: ['Name', 'Price'],
      rows: [
        ['Amina, Yusuf', 5],
        ['=1+1', 0],
      ],
    }),
  ).toBe('\uFEFFName,Price\r\n"Amina, Yusuf",5\r\n"\'=1+1",0')
})
