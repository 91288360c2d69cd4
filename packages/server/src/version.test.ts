import { readVersion } from '../../../tools/pack/ownPackage.ts'
import { expect, test, vi } from 'vitest'
import { openTestSchool } from './testing/openTestSchool.ts'
import { version } from './version.ts'

test('the server and the archive read their version from the root package.json', async () => {
  expect(version).toBe(await readVersion())
  vi.resetModules()
  vi.doMock('../../../package.json', () => ({ default: { version: '9.9.9' } }))
  expect((await import('./version.ts')).version).toBe('9.9.9')
  vi.doUnmock('../../../package.json')
})

// proves X185
test.each(['/healthz', '/api/school/settings', '/api/nothing', '/uploads/nothing', '/nothing'])(
  'an answer of %s says which version gave it',
  async (url) => {
    const { server, services } = await openTestSchool()
    expect((await server.inject(url)).headers['x-maktab-version']).toBe(services.softwareVersion)
  },
)
