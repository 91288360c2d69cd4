import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { appFolder } from './run.ts'
import { pageWeightLimits, measurePageWeights, findWeightViolations } from './measurePageWeights.ts'

// proves X171
test('every page of the built app is within the limit of its kind', () => {
  const pages = measurePageWeights(appFolder)
  expect(pages.length).toBeGreaterThan(25)
  expect(findWeightViolations(appFolder, pages)).toEqual([])
  expect(pageWeightLimits.front).toBe(190)
})

test('a page’s weight includes its imports; exceeding the limit or containing other roles’ code fails', () => {
  const folder = mkdtempSync(join(tmpdir(), 'weight-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const home = 'src/features/home/admin/DashboardContainer.tsx'
  const front = 'src/features/auth/public/SignInPage.tsx'
  const manifest = {
    'index.html': { file: 'index.js', imports: ['_react.js'] },
    '_react.js': { file: 'react.js' },
    [home]: { file: 'home.js', imports: ['index.html', '_react.js'] },
    [front]: { file: 'front.js', imports: ['index.html'] },
  }
  mkdirSync(join(folder, '.vite'))
  writeFileSync(join(folder, '.vite', 'manifest.json'), JSON.stringify(manifest))
  writeFileSync(join(folder, 'index.js'), 'courseDuration'.padEnd(100_000))
  writeFileSync(join(folder, 'react.js'), ' '.repeat(30_000))
  writeFileSync(join(folder, 'home.js'), '/__mock'.padEnd(240_000))
  writeFileSync(join(folder, 'front.js'), ' '.repeat(40_000))
  const pages = measurePageWeights(folder)
  expect(pages).toEqual([
    { kind: 'home', page: home, kilobytes: 370 },
    { kind: 'front', page: front, kilobytes: 170 },
  ])
  expect(findWeightViolations(folder, pages)).toEqual([
    `${home} loads 370.0 kB, limit 365 kB`,
    'no page of kind “list” was measured',
    'no page of kind “form” was measured',
    'index.js, which / loads, contains code of the admin area',
    'home.js contains code of the development bar',
  ])
})
