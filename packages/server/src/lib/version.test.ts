import { expect, test, vi } from 'vitest'
import project from '../../../../package.json' with { type: 'json' }
import { openTestSchool } from '../testing/openTestSchool.ts'
import { version } from './version.ts'

test('the server reads its version from the root package.json, as the archive does', async () => {
  expect(version).toBe(project.version)
  vi.resetModules()
  vi.doMock('../../../../package.json', () => ({ default: { version: '9.9.9' } }))
  expect((await import('./version.ts')).version).toBe('9.9.9')
  vi.doUnmock('../../../package.json')
})

// proves X185
test.each(['/healthz', '/api/school/settings', '/api/nothing', '/uploads/nothing', '/nothing'])(
  'the response of %s has the version in a header',
  async (url) => {
    const { server, services } = await openTestSchool()
    expect((await server.inject(url)).headers['x-maktab-version']).toBe(services.softwareVersion)
  },
)
