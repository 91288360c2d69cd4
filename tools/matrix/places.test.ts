import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { root } from '../run.ts'
import { fileOf } from '../tour/fileOf.ts'
import { places } from './places.ts'
import { screensAt } from './screensAt.ts'

test('every screen is looked at, or says what opens it', () => {
  const folders = globSync('packages/ui/src/screens/*/*Screen', { cwd: root }).map((path) =>
    path.replaceAll('\\', '/').replace('packages/ui/src/screens/', ''),
  )
  expect(folders.length).toBeGreaterThan(40)
  expect(Object.keys(screensAt).toSorted()).toEqual(folders.toSorted())
})

test('where a screen is looked at is a place', () => {
  const paths = new Set(places.map(({ path }) => path))
  const wanted = Object.values(screensAt).flatMap((at) => ('path' in at ? [at.path] : []))
  expect(wanted.filter((path) => !paths.has(path))).toEqual([])
})

test('no two places are one, nor share a picture', () => {
  expect(new Set(places.map((place) => `${place.who} ${place.path}`)).size).toBe(places.length)
  expect(new Set(places.map(fileOf)).size).toBe(places.length)
})
