import { calls } from '@maktab/contract/calls'
import { expect, test } from 'vitest'
import { addressesByRole } from '../packages/app/src/addresses/addressesByRole.ts'
import { publicPaths } from '../packages/app/src/addresses/public.ts'
import { classifyPath } from '../packages/server/src/http/classifyPath.ts'

const roles = [...new Set(Object.values(calls).flatMap((call) => call.roles))]

test('the server knows every beginning of the app’s addresses', () => {
  const { home, dashboard, signIn, ...others } = publicPaths
  const paths = [signIn(), ...roles.flatMap((role) => [home(role), dashboard(role)])]
  const ofRoles = Object.values(addressesByRole).flatMap((pages) => Object.values(pages).map(({ path }) => path))
  for (const address of [...paths, ...ofRoles, ...Object.values(others).map((path) => path())]) {
    const [path = ''] = address.split('?')
    expect(classifyPath(path), path).toBe('page')
  }
  expect(roles.length).toBe(3)
})
