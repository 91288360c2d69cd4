import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './run.ts'
import { screenFiles, wordsOf } from './screenFiles.ts'

const areas = ['public', 'admin', 'teacher', 'student']
const [area = '', name = ''] = (process.argv[2] ?? '').split('/')

if (!areas.includes(area) || !/^[A-Z][A-Za-z]+$/.test(name) || name.endsWith('Screen')) {
  console.error(`Usage: npm run new-screen -- <area>/<Name>   (area: ${areas.join(', ')}; e.g. admin/Policies)`)
  process.exit(1)
}

const screen = `${name}Screen`
const place = `packages/ui/src/screens/${area}/${screen}`
const folder = join(root, place)
if (existsSync(folder)) {
  console.error(`${screen} is there already: ${folder}`)
  process.exit(1)
}

const files = screenFiles(area, name)
mkdirSync(folder, { recursive: true })
for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text)
process.exitCode = await run('lingui', ['extract', '--clean'])

const catalogues = `packages/ui/src/locales/${area === 'public' ? 'common' : area}`
console.log(`
Wrote ${Object.keys(files).join(', ')} into ${place}, and its words into the catalogues.
Look at it: npm run storybook
Next:
  1. Say “${wordsOf(name)}” in ${catalogues}/ur.po and ar.po, where it isn't said yet: npm run texts
  2. Its data: a call in openapi/, then npm run generate; its examples into the stories
  3. Its container in packages/app/src/pages/${area}, with a test, its address in addresses/${area}.ts, its row in areas/
  4. npm run check
`)
