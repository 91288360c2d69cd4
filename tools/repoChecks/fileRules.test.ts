import { expect, test } from 'vitest'
import { findEncodedPaths } from './fileRules.ts'

const found = (text: string) => findEncodedPaths({ path: 'tools/x.ts', text }).map(({ line }) => line)

test.each([
  "const folder = new URL('..', import.meta.url).pathname",
  'const here = new URL(import.meta.url).pathname',
  "const here = new URL('file:///etc').pathname",
  'const here = pathToFileURL(join(root, name)).pathname',
  'const text = `${file.pathname} ended`',
])('findEncodedPaths finds %s', (text) => {
  expect(found(text)).toEqual([1])
})

test('findEncodedPaths finds the pathname of a file URL that has a name', () => {
  expect(found("const place = new URL('.', import.meta.url)\n\nread(place.pathname)")).toEqual([3])
})

test.each([
  "const folder = fileURLToPath(new URL('..', import.meta.url))",
  'const { pathname } = window.location; const path = url.pathname',
  'const path = new URL(request.url).pathname',
])('findEncodedPaths accepts %s', (text) => {
  expect(found(text)).toEqual([])
})
