import { expect, test } from 'vitest'
import project from '../../../package.json' with { type: 'json' }
import { openTestSchool } from './testing/openTestSchool.ts'
import { version } from './version.ts'

test('the server is of the version of the whole', () => {
  expect(version).toBe(project.version)
})

// proves X185
test.each(['/healthz', '/api/school/settings', '/api/nothing', '/uploads/nothing', '/nothing'])(
  'an answer of %s says which version gave it',
  async (url) => {
    const { server, services } = await openTestSchool()
    expect((await server.inject(url)).headers['x-maktab-version']).toBe(services.softwareVersion)
  },
)
