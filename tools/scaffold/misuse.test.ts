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

const list = { call: 'listPolicies' }
const urdu = { ur: 'کمرے', ar: 'الغرف' }
const fieldUsage =
  'Use --field name:kind with one of text, longText, number, money, day, time, boolean, or choice:first|second.'
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
    ['listRooms GET /rooms', { role: ['cook'] }, '--role: unknown role “cook”. Use one of admin, teacher, student.'],
    [
      'listRooms GET /rooms',
      { says: 'Read' },
      'listRooms is a GET: --touches and --says are only for calls that change data.',
    ],
    ['listRooms GET /rooms', { summary: 'a|b' }, '“a|b” must not contain |, { or } or a line break.'],
    ['saveRoom POST /rooms', {}, 'Add --touches with the list that must be refetched after saveRoom.'],
    [
      'saveRoom POST /rooms',
      { ...saving, touches: ['listPolicy'] },
      '--touches: “listPolicy” is not a GET of the contract. Did you mean listPolicies?',
    ],
    ['listRooms GET /rooms', { decision: 'new' }, '--decision: “new” must be a number.'],
    ['deleteRoom DELETE /rooms/{id}', { field: ['title:text'] }, '--field: a DELETE has no body.'],
    [
      'listRooms GET /rooms',
      { field: ['due:date'] },
      `--field due:date: unknown kind “date”. Did you mean day? ${fieldUsage}`,
    ],
    [
      'listRooms GET /rooms',
      { field: ['Due:day'] },
      `--field Due:day: “Due” must be camelCase, such as dueOn. ${fieldUsage}`,
    ],
    ['listRooms GET /rooms', { field: ['id:text'] }, '--field id:text: every record has the field “id” already.'],
    [
      'listRooms GET /rooms',
      { field: ['due:day'] },
      '--field: one field must be of the kind text, because it names the record.',
    ],
    ['listRooms GET /rooms', { field: ['title:text', 'title:text'] }, '--field: “title” is there twice.'],
    [
      'listRooms GET /rooms',
      { field: ['size:choice:small'] },
      '--field size:choice:small: a choice needs 2 to 12 different values.',
    ],
    [
      'listRooms GET /rooms',
      { field: ['title:text', 'name:day'] },
      '--field name: other responses have a field “name” that is a text of users. Choose another name.',
    ],
    [
      'listRooms GET /rooms',
      { field: ['status:text'] },
      '--field status: other responses have a field “status” that isn’t a text of users. Choose another name.',
    ],
    [
      'saveRoom POST /rooms',
      { ...saving, field: ['title:text', 'opens:day', 'seats:number'], text: ['Opens|کھلنا|الفتح'] },
      'No Urdu and Arabic translation yet. Add --text "Seats|…|…".',
    ],
    [
      'saveRoom POST /rooms',
      { ...saving, text: ['Opens|کھلنا'] },
      '--text “Opens|کھلنا” must be "English|Urdu|Arabic".',
    ],
    [
      'saveRoom POST /rooms',
      { ...saving, field: ['title:text', 'opens:day'], text: ['Open|کھلنا|الفتح'] },
      '--text: “Open” isn’t one of the new texts: Opens.',
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
    ['public/Rooms', {}, 'Unknown role “public”. Use one of admin, teacher, student.'],
    ['teachers/Rooms', {}, 'Unknown role “teachers”. Did you mean teacher? Use one of admin, teacher, student.'],
    ['admin/rooms', {}, '“rooms” must be PascalCase, such as EventFees, without “Screen”.'],
    ['admin/RoomsScreen', {}, '“RoomsScreen” must be PascalCase, such as EventFees, without “Screen”.'],
    ['admin/Rooms/Old', {}, '“Rooms/Old” must be PascalCase, such as EventFees, without “Screen”.'],
    ['admin/Rooms now', {}, 'Unexpected argument “now”. Put values with spaces in quotes.'],
    ['admin/Rooms', {}, 'Add --call with the API call of the list, such as --call listPolicies.'],
    ['admin/Rooms', list, 'No Urdu and Arabic translation yet. Add --text "Rooms|…|…".'],
    ['admin/Rooms', { ...list, ur: 'کمرے' }, 'Add both --ur and --ar, the title in Urdu and Arabic.'],
    [
      'admin/Rooms',
      { ...list, ...urdu, ar: '"' },
      '--ur and --ar must not be empty and must not contain quotes, | or line breaks.',
    ],
    ['admin/Policy', list, 'The page admin.policy already exists.'],
    ['admin/Course', list, 'The page /admin/course already exists.'],
    ['admin/Policies', list, 'packages/ui/src/features/policies/admin/PoliciesScreen.tsx already exists.'],
    [
      'admin/Rooms',
      { call: 'listPolices' },
      '--call: unknown API call “listPolices”. Did you mean listPolicies, listCourses or listOutlines?',
    ],
    [
      'admin/Rooms',
      { call: 'listOutlines' },
      '--call: listOutlines must be a GET without path parameters to be the list of a page.',
    ],
    ['teacher/Rooms', list, '--call: the role “teacher” can’t call listPolicies.'],
    ['admin/Rooms', { call: 'getSettings' }, '--call: getSettings must return a list of records with an integer id.'],
    ['admin/Rooms', { ...list, filter: 'title' }, '--filter: “title” must be a boolean or a choice.'],
    ['admin/Rooms', { ...list, filter: 'isDone' }, '--filter: Policy has no field “isDone”.'],
    [
      'admin/Rooms',
      { ...list, form: 'savePolicies' },
      '--form: unknown API call “savePolicies”. Did you mean savePolicy, saveOutline or saveReminders?',
    ],
    ['admin/Rooms', { ...list, form: 'listPolicies' }, '--form: listPolicies must have a JSON body and a fixed path.'],
    [
      'admin/Rooms',
      { ...list, form: 'savePolicy' },
      '--form: the scaffold has no form field for id, translations, version of savePolicy.',
    ],
    [
      'admin/Rooms',
      { ...list, form: 'assignStudentId' },
      '--form: the scaffold has no form field for id, version of assignStudentId.',
    ],
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
  [
    'newScreen.ts',
    ['admin/Rooms', '--filters', 'it'],
    /^Unknown option '--filters'\. Did you mean --filter\? See --help\.\n$/,
  ],
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
