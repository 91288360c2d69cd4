import { expect, test } from 'vitest'
import { resolveChunkFiles } from './resolveChunkFiles.ts'

const manifest = {
  'index.html': { file: 'assets/index.js' },
  'src/Page.tsx': { file: 'assets/Page.js', imports: ['_shell.js', 'index.html'] },
  '_shell.js': { file: 'assets/shell.js', imports: ['_form.js', 'index.html'] },
  '_form.js': { file: 'assets/form.js', imports: ['_shell.js'] },
}

test('each file that a part needs stands there once, also where two need each other', () => {
  expect(resolveChunkFiles(['index.html', 'src/Page.tsx'], manifest)).toEqual([
    '/assets/index.js',
    '/assets/form.js',
    '/assets/shell.js',
    '/assets/Page.js',
  ])
})

test('the parts come in their order, each after what it needs', () => {
  expect(resolveChunkFiles(['_shell.js', 'src/Page.tsx'], manifest)).toEqual([
    '/assets/form.js',
    '/assets/index.js',
    '/assets/shell.js',
    '/assets/Page.js',
  ])
})

test('a part that wasn’t built is said, not left out', () => {
  expect(() => resolveChunkFiles(['src/Gone.tsx'], manifest)).toThrow('src/Gone.tsx')
})
