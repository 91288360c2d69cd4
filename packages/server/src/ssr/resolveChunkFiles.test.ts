import { expect, test } from 'vitest'
import { resolveChunkFiles } from './resolveChunkFiles.ts'

const manifest = {
  'index.html': { file: 'assets/index.js' },
  'src/Page.tsx': { file: 'assets/Page.js', imports: ['_shell.js', 'index.html'] },
  '_shell.js': { file: 'assets/shell.js', imports: ['_form.js', 'index.html'] },
  '_form.js': { file: 'assets/form.js', imports: ['_shell.js'] },
}

test('resolveChunkFiles lists each file once, also with circular imports', () => {
  expect(resolveChunkFiles(['index.html', 'src/Page.tsx'], manifest)).toEqual([
    '/assets/index.js',
    '/assets/form.js',
    '/assets/shell.js',
    '/assets/Page.js',
  ])
})

test('resolveChunkFiles keeps the order and puts imports first', () => {
  expect(resolveChunkFiles(['_shell.js', 'src/Page.tsx'], manifest)).toEqual([
    '/assets/form.js',
    '/assets/index.js',
    '/assets/shell.js',
    '/assets/Page.js',
  ])
})

test('resolveChunkFiles throws for a module that wasn’t built', () => {
  expect(() => resolveChunkFiles(['src/Gone.tsx'], manifest)).toThrow('src/Gone.tsx')
})
