import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import packageJson from './package.json' with { type: 'json' }

/**
 * Compiles this package and the two contract files it uses into a standalone package: `node compile.ts [folder]`, by
 * default `dist`.
 */
const here = fileURLToPath(new URL('.', import.meta.url))
const target = resolve(process.argv[2] ?? join(here, 'dist'))
const { name, version, exports, dependencies } = packageJson

const tsc = fileURLToPath(import.meta.resolve('typescript/package.json')).replace(/package\.json$/, 'bin/tsc')
await promisify(execFile)(process.execPath, [tsc, '--project', 'tsconfig.build.json', '--outDir', target], {
  cwd: here,
})

// The compiler keeps import specifiers, but the contract isn't a package in the output, so its imports become relative.
for (const file of globSync('**/*.{js,d.ts}', { cwd: target, exclude: ['node_modules'] })) {
  const path = join(target, file)
  const text = await readFile(path, 'utf8')
  const contract = relative(dirname(path), join(target, 'openapi', 'generated'))
  const linked = text.replace(/(['"])@maktab\/contract\/(\w+)\1/g, `$1${contract}/$2.js$1`)
  if (linked !== text) await writeFile(path, linked)
}

const compiled = Object.entries(exports).map(([entry, source]) => {
  const path = source.replace('./src/', './packages/client/src/').replace(/\.ts$/, '')
  return [entry, { types: `${path}.d.ts`, default: `${path}.js` }]
})
const manifest = {
  name,
  version,
  type: 'module',
  exports: Object.fromEntries(compiled),
  dependencies: { 'openapi-fetch': dependencies['openapi-fetch'] },
}
await writeFile(join(target, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`)
