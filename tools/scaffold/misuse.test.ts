// @module-tag slow
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../run.ts'
import { FileChanges } from './FileChanges.ts'
import { UsageError } from './UsageError.ts'
import { planCall } from './planCall.ts'
import { planScreen } from './planScreen.ts'

/** What is said of a plan that can’t be carried out, and that nothing else is wrong with it. */
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
    ['', {}, '“” is no name of a call: it has a verb and a thing, such as listRooms or saveRoom.'],
    ['rooms GET /rooms', {}, '“rooms” is no name of a call: it has a verb and a thing, such as listRooms or saveRoom.'],
    ['listRooms GET /rooms more', {}, '“more” is one word too many: words with blanks stand in quotes.'],
    ['listPolicies GET /rooms', {}, 'listPolicies is a call of the contract already.'],
    ['listRooms FETCH /rooms', {}, '“FETCH” is none of GET, PUT, POST, DELETE.'],
    [
      'saveRoom GET /rooms',
      {},
      'A GET reads a list here and is called list…, not saveRoom; anything else is written by hand.',
    ],
    ['listRooms POST /rooms', {}, 'listRooms is what a call that reads would be called, and POST changes something.'],
    ['listRooms GET rooms', {}, '“rooms” is no path: it looks like /rooms/delete/{id}.'],
    ['listRooms GET /student-policy/get', {}, 'GET /student-policy/get is listPolicies already.'],
    ['listRooms GET /student-policy/delete/{room}', {}, 'The contract spells this path /student-policy/delete/{id}.'],
    ['listRooms GET /9/rooms', {}, '“9” is no name of a resource: give it one with --resource.'],
    ['listRooms GET /rooms', { role: ['cook'] }, '“cook” is none of admin, teacher, student.'],
    [
      'listRooms GET /rooms',
      { says: 'Read' },
      'listRooms changes nothing: --touches and --says are for those that do.',
    ],
    [
      'listRooms GET /rooms',
      { summary: 'a|b' },
      '“a|b” has a stroke, a brace or a line break in it, which no sentence has here.',
    ],
    ['saveRoom POST /rooms', {}, 'saveRoom changes something: say with --touches which list is read again then.'],
    [
      'saveRoom POST /rooms',
      { ...saving, touches: ['listRooms'] },
      '“listRooms” is no call that reads, so nothing is read again by it.',
    ],
    [
      'saveRoom POST /rooms',
      { ...saving, role: ['teacher'] },
      'Whoever is teacher may read nothing of listPolicies again.',
    ],
    [
      'saveRoom POST /rooms',
      { ...saving, says: '' },
      'saveRoom needs a sentence for when it is done: --says "Room saved".',
    ],
    [
      'saveRoom POST /rooms',
      { ...saving, ar: '' },
      'The server can’t say “Room saved” in Urdu and Arabic yet: add --ur "…" --ar "…".',
    ],
    [
      'savePolicy2 POST /rooms',
      saving,
      '“savePolicy2” is no name of a call: it has a verb and a thing, such as listRooms or saveRoom.',
    ],
    [
      'makePolicy POST /rooms',
      saving,
      'PolicyForm is in openapi/schemas/policy.yaml already: call it otherwise than makePolicy.',
    ],
  ])('“%s” with %j is refused: %s', (words, options, sentence) => {
    const changes = new FileChanges()
    expect(refusalOf(() => planCall(words.split(' ').filter(Boolean), options, changes))).toBe(sentence)
  })

  test('changes that need no words of their own are laid out', () => {
    const changes = new FileChanges()
    const wish = ['deleteRoom', 'DELETE', '/rooms/delete/{id}']
    expect(
      refusalOf(() => planCall(wish, { touches: ['listPolicies'], says: 'Policy deleted successfully' }, changes)),
    ).toBe('nothing')
    expect(changes.paths).toContain('packages/server/src/features/rooms/deleteRoom.test.ts')
  })

  test('a call of a resource that is there stands beside its others, on the server too', () => {
    const changes = new FileChanges()
    planCall(['listOldPolicies', 'GET', '/student-policy/old'], { resource: 'policy' }, changes)
    expect(changes.paths).toContain('packages/server/src/features/policies/listOldPolicies.ts')
    expect(changes.read('openapi/paths/policy.yaml')).toMatch(/^deletePolicy:\n[^]*^listOldPolicies:\n {2}get:\n/m)
  })

  test('a second method of a path stands under it', () => {
    const changes = new FileChanges()
    const wish = ['dropSettings', 'DELETE', '/school/settings']
    planCall(wish, { touches: ['getSettings'], says: 'Settings saved', resource: 'school' }, changes)
    expect(changes.read('openapi/paths/school.yaml')).toMatch(
      /^settings:\n(?: .*\n)*? {2}delete:\n {4}operationId: dropSettings\n/m,
    )
    expect(changes.paths).not.toContain('openapi/openapi.yaml')
  })
})

describe('a new screen', () => {
  test.each([
    ['', {}, '“” is none of admin, teacher, student, and a page belongs to one of them.'],
    ['public/Rooms', urdu, '“public” is none of admin, teacher, student, and a page belongs to one of them.'],
    ['admin/rooms', urdu, '“rooms” is no name of a page: it looks like EventFees.'],
    ['admin/RoomsScreen', urdu, '“RoomsScreen” is no name of a page: it looks like EventFees.'],
    ['admin/Rooms/Old', urdu, '“Rooms/Old” is no name of a page: it looks like EventFees.'],
    ['admin/Rooms now', urdu, '“now” is one word too many: words with blanks stand in quotes.'],
    ['admin/Rooms', { ur: 'کمرے' }, '“Rooms” is said nowhere in Urdu and Arabic yet: add --ur "…" --ar "…".'],
    [
      'admin/Rooms',
      { ...urdu, ar: '"' },
      'The title in Urdu or Arabic is empty, or has a quote or a line break in it.',
    ],
    ['admin/Policy', urdu, 'admin.policy is a page already.'],
    ['admin/Course', urdu, '/admin/course is a page already.'],
    ['admin/Policies', urdu, 'packages/ui/src/features/policies/admin/PoliciesScreen.tsx is there already.'],
    ['admin/Rooms', { ...urdu, call: 'listRooms' }, '“listRooms” is no call of the contract.'],
    [
      'admin/Rooms',
      { ...urdu, call: 'listOutlines' },
      'listOutlines is not read by its name alone, so no page begins with it.',
    ],
    ['teacher/Rooms', { ...urdu, call: 'listPolicies' }, 'Whoever is teacher may not read listPolicies.'],
    ['admin/Rooms', { ...urdu, call: 'getSettings' }, 'getSettings answers no list of records with an id.'],
  ])('“%s” with %j is refused: %s', (words, options, sentence) => {
    const changes = new FileChanges()
    expect(refusalOf(() => planScreen(words.split(' ').filter(Boolean), options, changes))).toBe(sentence)
  })

  test('what a page reads already is read by the same hook', () => {
    const changes = new FileChanges()
    planScreen(['admin/Rules'], { ...urdu, call: 'listPolicies' }, changes)
    expect(changes.read('packages/app/src/pages/admin/RulesContainer.tsx')).toContain(
      "import { usePolicies } from '#data/policies.ts'",
    )
    expect(changes.paths.filter((path) => path.includes('/data/'))).toEqual([])
  })
})

test.each([
  [
    'newCall.ts',
    ['listPolicies', 'GET', '/rooms'],
    /^listPolicies is a call of the contract already\. \(--help says more\)\n$/,
  ],
  ['newScreen.ts', ['admin/Policies', '--of', 'it'], /^Unknown option '--of'\. \(--help says more\)\n$/],
])('%s says what is wrong in one line, and fails', (file, args, line) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'tools', file), ...args], {
    encoding: 'utf8',
  })
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(line)
})

test.each(['newCall.ts', 'newScreen.ts'])('%s explains itself', (file) => {
  const { status, stdout } = spawnSync(process.execPath, [join(root, 'tools', file), '--help'], { encoding: 'utf8' })
  expect(status).toBe(0)
  expect(stdout).toMatch(/^npm run new -- \w+ /)
})
