import { expect, test } from 'vitest'
import { areas } from '../../packages/app/src/addresses/areas.ts'
import type { Addresses } from '../../packages/app/src/addresses/address.ts'
import { entrancePaths } from '../../packages/app/src/addresses/public.ts'
import { readView } from '../../packages/app/src/addresses/readView.ts'
import { limitOf } from './limits.ts'
import { pages } from './pages.ts'

/** The addresses table knows all pages of a role: each is measured, and so is each of its views. */
test('every page is measured, in each of its views', () => {
  const measured = new Set(
    pages.map(({ path }) => {
      const [place = '', query = ''] = path.split('?')
      const page = Object.values<Addresses>(areas)
        .flatMap((addresses) => Object.values(addresses))
        .find((one) => one.path === place)
      return `${place} ${page ? readView(page, new URLSearchParams(query)).view.at : ''}`
    }),
  )
  const all = Object.values<Addresses>(areas).flatMap((addresses) =>
    Object.values(addresses).flatMap(({ path, views }) =>
      [...new Set(['list', ...Object.keys(views)])].map((at) => `${path} ${at}`),
    ),
  )
  expect(all.filter((one) => !measured.has(one))).toEqual([])
  expect(all.length).toBeGreaterThan(40)
})

// proves X171
test('each has the limit of its kind in its area, and the sign-in page the tightest', () => {
  const least = Math.min(...pages.map((page) => limitOf(page).script))
  const signIn = pages.find(({ path }) => path === entrancePaths.signIn())
  expect(signIn && limitOf(signIn).script).toBe(least)
  expect(least).toBeLessThanOrEqual(101_000)
})
