import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { root } from '../run.ts'
import { viewedPages } from './viewedPages.ts'
import { screenPaths } from './screenPaths.ts'

test('every screen is looked at, or says what opens it', () => {
  const screens = globSync('packages/ui/src/features/*/*/*Screen.tsx', { cwd: root }).map((path) =>
    path.replaceAll('\\', '/').split('/').slice(-2).join('/').replace('.tsx', ''),
  )
  expect(screens.length).toBeGreaterThan(40)
  expect(Object.keys(screenPaths).toSorted()).toEqual(screens.toSorted())
})

test('where a screen is looked at is a place', () => {
  const paths = new Set(viewedPages.map(({ path }) => path))
  const wanted = Object.values(screenPaths).flatMap((at) => ('path' in at ? [at.path] : []))
  expect(wanted.filter((path) => !paths.has(path))).toEqual([])
})

test('no page is viewed twice by the same person', () => {
  expect(new Set(viewedPages.map((place) => `${place.who} ${place.path}`)).size).toBe(viewedPages.length)
})
