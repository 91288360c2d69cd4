import { drawPicture } from '@maktab/mocks/drawPicture'
import { expect, test, afterAll } from 'vitest'
import { findExamplePictures, renderPicture } from './examplePicturesPlugin.ts'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { paymentInstructionsPlugin, readPaymentInstructions } from './paymentInstructionsPlugin.ts'

test('every picture in the examples is rendered in the format of its extension', async () => {
  const names = findExamplePictures()
  expect(names).toEqual(expect.arrayContaining(['course-1.jpg', 'receipt-1.jpg', 'avatar-1.jpg']))
  for (const name of names.filter((name) => name.endsWith('.jpg'))) {
    expect([...(await renderPicture(name)).subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff])
  }
  expect((await renderPicture('a.png')).subarray(1, 4).toString()).toBe('PNG')
  expect(drawPicture('course-1.jpg')).not.toBe(drawPicture('course-2.jpg'))
})

const folder = mkdtempSync(join(tmpdir(), 'instructions-'))
afterAll(() => rmSync(folder, { recursive: true }))

const own = join(import.meta.dirname, '../packages/app/paymentInstructions.json')
const texts = { domestic: 'Pay at the counter.', international: 'Pay by SWIFT.' }

function fileOf(text: string): string {
  const file = join(folder, 'pay.json')
  writeFileSync(file, text)
  return file
}

async function builtWith(named: string | undefined): Promise<string> {
  const entry = join(folder, 'entry.js')
  writeFileSync(entry, `import texts from ${JSON.stringify(own)}\nconsole.log(JSON.stringify(texts))`)
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [paymentInstructionsPlugin(named)],
    build: { write: false, minify: false, rolldownOptions: { input: entry } },
  })
  return JSON.stringify(result)
}

// proves 2§2.studentEvents.7, 2§2.studentCourses.3
test('a build has the texts of the named file, and those of the app’s own file if none is named', async () => {
  const named = await builtWith(fileOf(JSON.stringify(texts)))
  for (const text of Object.values(texts)) expect(named).toContain(text)
  expect(await builtWith(undefined)).not.toContain(texts.domestic)
})

test('the app’s own file leaves both texts empty, so that the example is shown', () => {
  expect(readPaymentInstructions(own)).toEqual({ domestic: '', international: '' })
})

test.each([
  ['no JSON', 'Pay us.', 'can’t be read, or is not valid JSON'],
  ['a text alone', '"Pay us."', 'must have the texts "domestic" and "international"'],
  ['null', 'null', 'must have the texts'],
  ['one of the two texts', '{ "domestic": "Pay us." }', 'must have the texts'],
])('a file with %s fails the build with its name', (_, text, message) => {
  const file = fileOf(text)
  expect(() => readPaymentInstructions(file)).toThrow(message)
  expect(() => readPaymentInstructions(file)).toThrow(file)
})

test('a missing file fails the build with its name', () => {
  expect(() => readPaymentInstructions(join(folder, 'gone.json'))).toThrow(/gone\.json can’t be read/)
})
