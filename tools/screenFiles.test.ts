import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { fileRules } from './houseRules/fileRules.ts'
import { literalTexts } from './houseRules/literalTexts.ts'
import { missingStories } from './houseRules/screenStories.ts'
import { root } from './run.ts'
import { screenFiles } from './screenFiles.ts'

const place = 'packages/ui/src/screens/admin/EventFeesScreen'
const files = Object.entries(screenFiles('admin', 'EventFees')).map(([name, text]) => ({
  path: `${place}/${name}`,
  text,
}))
const [screen = { path: '', text: '' }, , stories] = files

test('a new screen keeps the rules of the house', () => {
  expect(files).toHaveLength(3)
  expect(fileRules.flatMap(({ holdsFor, check }) => files.filter(({ path }) => holdsFor(path)).flatMap(check))).toEqual(
    [],
  )
  expect(literalTexts(screen)).toEqual([])
  expect(missingStories(screen, stories)).toEqual([])
})

test('it stands among the others, in words', () => {
  expect(stories?.text).toContain("title: 'Screens/Admin/Event fees'")
  expect(screen.text).toContain('<PageHeader title={t`Event fees`} />')
})

test('it is formatted as all files are', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'screen-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const [name, text] of Object.entries(screenFiles('admin', 'EventFees')))
    await writeFile(join(folder, name), text)
  const program = join(root, 'node_modules', 'oxfmt', 'bin', 'oxfmt')
  const config = join(root, '.oxfmtrc.json')
  const { status, stdout } = spawnSync(process.execPath, [program, '--check', '--config', config, '.'], { cwd: folder })
  expect(`${status} ${String(stdout)}`).toMatch(/^0 /)
})
