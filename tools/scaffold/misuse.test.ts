// @module-tag slow
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../run.ts'
import { FileChanges, UsageError } from './FileChanges.ts'
import { planCall } from './planCall.ts'
import { planScreen } from './planScreen.ts'

/** The scaffold error of an invalid plan; other errors are rethrown. */
function refusalOf(plan: () => unknown): string {
  try {
    plan()
  } catch (error) {
    if (error instanceof UsageError) return error.message
    throw error
  }
  return 'nothing'
}

const urdu = { ur: 'کمرے', ar: 'الغرف' }
const saving = { touches: ['listPolicies'], says: 'Room saved', ...urdu }

describe('a new call', () => {
  test.each([
    ['', {}, '“” must be camelCase with a verb and a noun, such as listRooms or saveRoom.'],
    ['rooms GET /rooms', {}, '“rooms” must be camelCase with a verb and a noun, such as listRooms or saveRoom.'],
    ['listRooms GET /rooms more', {}, 'Unexpected argument “more”. Put values with spaces in quotes.'],
    ['listPolicies GET /rooms', {}, 'The API call listPolicies already exists.'],
    ['listRooms FETCH /rooms', {}, 'Unknown method “FETCH”. Use one of GET, PUT, POST, DELETE.'],
    ['saveRoom GET /rooms', {}, 'A scaffolded GET returns a list, so its name must begin with “list”: not saveRoom.'],
    ['listRooms POST /rooms', {}, 'POST changes data, so its name can’t begin with a reading verb: listRooms.'],
    ['listRooms GET rooms', {}, '“rooms” must be a path such as /rooms/delete/{id}.'],
    ['listRooms GET /student-policy/get', {}, 'GET /student-policy/get already exists as listPolicies.'],
    [
      'listRooms GET /student-policy/delete/{room}',
      {},
      'This path already exists as /student-policy/delete/{id}. Use the same parameter names.',
    ],
    ['listRooms GET /9/rooms', {}, '“9” can’t be the name of a resource. Choose one with --resource.'],
    ['listRooms GET /rooms', { role: ['cook'] }, 'Unknown role “cook”. Use one of admin, teacher, student.'],
    [
      'listRooms GET /rooms',
      { says: 'Read' },
      'listRooms is a GET: --touches and --says are only for calls that change data.',
    ],
    ['listRooms GET /rooms', { summary: 'a|b' }, '“a|b” must not contain |, { or } or a line break.'],
    ['saveRoom POST /rooms', {}, 'Add --touches with the list that must be refetched after saveRoom.'],
    [
      'saveRoom POST /rooms',
      { ...saving, touches: ['listRooms'] },
      '--touches: “listRooms” is not a GET of the contract.',
    ],
    ['saveRoom POST /rooms', { ...saving, role: ['teacher'] }, 'The role “teacher” can’t call any of listPolicies.'],
    ['saveRoom POST /rooms', { ...saving, says: '' }, 'Add the success message of saveRoom: --says "Room saved".'],
    [
      'saveRoom POST /rooms',
      { ...saving, ar: '' },
      'No Urdu and Arabic translation for “Room saved” on the server. Add --ur "…" --ar "…".',
    ],
    [
      'savePolicy2 POST /rooms',
      saving,
      '“savePolicy2” must be camelCase with a verb and a noun, such as listRooms or saveRoom.',
    ],
    [
      'makePolicy POST /rooms',
      saving,
      'The schema PolicyForm already exists in openapi/schemas/policy.yaml. Choose another name than makePolicy.',
    ],
  ])('“%s” with %j is rejected: %s', (words, options, sentence) => {
    const changes = new FileChanges()
    expect(refusalOf(() => planCall(words.split(' ').filter(Boolean), options, changes))).toBe(sentence)
  })

  test('updates with known messages are generated', () => {
    const changes = new FileChanges()
    const args = ['deleteRoom', 'DELETE', '/rooms/delete/{id}']
    expect(
      refusalOf(() => planCall(args, { touches: ['listPolicies'], says: 'Policy deleted successfully' }, changes)),
    ).toBe('nothing')
    expect(changes.paths).toContain('packages/server/src/features/rooms/deleteRoom.test.ts')
  })

  test('a call of an existing resource is added to its files, on the server too', () => {
    const changes = new FileChanges()
    planCall(['listOldPolicies', 'GET', '/student-policy/old'], { resource: 'policy' }, changes)
    expect(changes.paths).toContain('packages/server/src/features/policies/listOldPolicies.ts')
    expect(changes.read('openapi/paths/policy.yaml')).toMatch(/^deletePolicy:\n[^]*^listOldPolicies:\n {2}get:\n/m)
  })

  test('a second method is added to an existing path', () => {
    const changes = new FileChanges()
    const args = ['dropSettings', 'DELETE', '/school/settings']
    planCall(args, { touches: ['getSettings'], says: 'Settings saved', resource: 'school' }, changes)
    expect(changes.read('openapi/paths/school.yaml')).toMatch(
      /^settings:\n(?: .*\n)*? {2}delete:\n {4}operationId: dropSettings\n/m,
    )
    expect(changes.paths).not.toContain('openapi/openapi.yaml')
  })
})

describe('a new screen', () => {
  test.each([
    ['', {}, 'Unknown role “”. Use one of admin, teacher, student.'],
    ['public/Rooms', urdu, 'Unknown role “public”. Use one of admin, teacher, student.'],
    ['admin/rooms', urdu, '“rooms” must be PascalCase, such as EventFees, without “Screen”.'],
    ['admin/RoomsScreen', urdu, '“RoomsScreen” must be PascalCase, such as EventFees, without “Screen”.'],
    ['admin/Rooms/Old', urdu, '“Rooms/Old” must be PascalCase, such as EventFees, without “Screen”.'],
    ['admin/Rooms now', urdu, 'Unexpected argument “now”. Put values with spaces in quotes.'],
    ['admin/Rooms', { ur: 'کمرے' }, 'No Urdu and Arabic translation for “Rooms”. Add --ur "…" --ar "…".'],
    [
      'admin/Rooms',
      { ...urdu, ar: '"' },
      'The Urdu and Arabic titles must not be empty and must not contain quotes or line breaks.',
    ],
    ['admin/Policy', urdu, 'The page admin.policy already exists.'],
    ['admin/Course', urdu, 'The page /admin/course already exists.'],
    ['admin/Policies', urdu, 'packages/ui/src/features/policies/admin/PoliciesScreen.tsx already exists.'],
    ['admin/Rooms', { ...urdu, call: 'listRooms' }, 'Unknown API call “listRooms”.'],
    [
      'admin/Rooms',
      { ...urdu, call: 'listOutlines' },
      'listOutlines must be a GET without path parameters to be the list of a page.',
    ],
    ['teacher/Rooms', { ...urdu, call: 'listPolicies' }, 'The role “teacher” can’t call listPolicies.'],
    ['admin/Rooms', { ...urdu, call: 'getSettings' }, 'getSettings must return a list of records with an integer id.'],
  ])('“%s” with %j is rejected: %s', (words, options, sentence) => {
    const changes = new FileChanges()
    expect(refusalOf(() => planScreen(words.split(' ').filter(Boolean), options, changes))).toBe(sentence)
  })

  test('an existing query hook is reused', () => {
    const changes = new FileChanges()
    planScreen(['admin/Rules'], { ...urdu, call: 'listPolicies' }, changes)
    expect(changes.read('packages/app/src/features/rules/admin/RulesContainer.tsx')).toContain(
      "import { usePolicies } from '#features/policies/usePolicies.ts'",
    )
    expect(changes.paths.filter((path) => /features\/\w+\/\w+\.ts$/.test(path))).toEqual([])
  })
})

test.each([
  ['newCall.ts', ['listPolicies', 'GET', '/rooms'], /^The API call listPolicies already exists\. See --help\.\n$/],
  ['newScreen.ts', ['admin/Policies', '--of', 'it'], /^Unknown option '--of'\. See --help\.\n$/],
])('%s prints an error in one line and fails', (file, args, line) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'tools/scaffold', file), ...args], {
    encoding: 'utf8',
  })
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(line)
})

test.each(['newCall.ts', 'newScreen.ts'])('%s prints its usage', (file) => {
  const { status, stdout } = spawnSync(process.execPath, [join(root, 'tools/scaffold', file), '--help'], {
    encoding: 'utf8',
  })
  expect(status).toBe(0)
  expect(stdout).toMatch(/^npm run new -- \w+ /)
})
