import { type OperationId, calls } from '@maktab/contract/calls'
import { expect, test } from 'vitest'
import { getOperationSchemas } from '../contract/validators.ts'
import { encodeCursor } from '../lists/ListRequest.ts'
import { openTestSchool } from '../testing/openTestSchool.ts'

const lists = (Object.keys(calls) as OperationId[]).filter(
  (id) => 'skip' in (getOperationSchemas(id).query?.properties ?? {}),
)
const encode = (text: string) => Buffer.from(text).toString('base64url')

const number = {
  fits: ['1', '2147483647'],
  refused: ['0', '-1', '1.5', 'x', '', 'NaN', '1,2', '99999999999999999999'],
}

/** Valid and invalid values of each list parameter. */
const parameterValues: Record<string, { fits: string[]; refused: string[] }> = {
  limit: {
    fits: ['1', '100'],
    refused: ['0', '-1', '101', '1000000000', '99999999999999999999', '1.5', '1e2x', 'x', '', 'NaN', 'Infinity'],
  },
  skip: { fits: ['0', '10000'], refused: ['-1', '10001', '2147483648', '99999999999999999999', '0.5', 'x', ''] },
  kind: { fits: [], refused: ['', 'archived', 'WITH', '__proto__', 'constructor', 'with,without', "'; --"] },
  sort: { fits: [], refused: ['', '-', 'id', 'price', '--name', 'Name', 'name,id', '__proto__', 'by_name', 'words'] },
  after: {
    fits: [
      encodeCursor({ key: null, id: 1 }),
      encodeCursor({ key: '', id: 2_147_483_647 }),
      encodeCursor({ key: '\uD800 ہ \u202E', id: 2 }),
      encode('["%_\\\\",1,"more"]'),
    ],
    refused: [
      '',
      'abc',
      'W10',
      'not a place',
      '../..',
      '-'.repeat(2001),
      ...['{"a":1}', '[1,1]', '["a"]', '["a","1"]', '[null,1.5]', '[null,1e400]', '[[],1]', 'null'].map(encode),
      encodeCursor({ key: '\0', id: 1 }),
      ...[0, -1, 2_147_483_648, Number.MAX_SAFE_INTEGER].map((id) => encodeCursor({ key: null, id })),
    ],
  },
  studentId: number,
  teacherId: number,
  courseId: number,
  ids: {
    fits: ['0', '1', '1,1,1', '2147483647,2147483648,9999999999', Array(100).fill('1').join(',')],
    refused: ['', ',', '1,', ',1', '1,,2', '-1', '1 2', '1,x', '1.5', '11111111111', Array(101).fill('1').join(',')],
  },
  search: {
    fits: [
      '',
      ' ',
      '%',
      '_',
      '\\',
      '%%%',
      '\\%',
      'a_a',
      "'; drop table accounts; --",
      '"',
      '(',
      '0'.repeat(200),
      '\u064B\u0651',
      '\u200F\u202E',
      '\u0301'.repeat(200),
      'محمّد',
      '\uD800',
      '\uDFFF\uD800',
      '𝒜'.repeat(100),
      'ﷺ',
      'a '.repeat(100),
      '+92',
      '0',
      '((((',
      '++--..',
      '\uFFFF',
      '\u0001\u001F',
    ],
    refused: ['\0', 'zay\0nab', 'x'.repeat(201), 'x'.repeat(10_000), '\u0301'.repeat(201)],
  },
}

/** All valid values of a parameter, including the enum values of the list. */
function validValues(id: OperationId, name: string): string[] {
  const properties: Record<string, { enum?: string[] }> = { ...getOperationSchemas(id).query?.properties }
  const { enum: own = [] } = properties[name] ?? {}
  return [...(parameterValues[name]?.fits ?? []), ...own]
}

test('lists accept valid query parameters and reject invalid ones by name', async () => {
  const { api, admin, teacher, course, student } = await openTestSchool()
  const { token } = await admin()
  const [of, courseId] = [await teacher(), await course()]
  for (let count = 0; count < 3; count += 1) await student()
  const params = { teacherId: of.id, courseId }
  expect(lists).toHaveLength(7)
  const wrong: string[] = []
  for (const id of lists) {
    const names = Object.keys(getOperationSchemas(id).query?.properties ?? {})
    expect(names.filter((name) => !(name in parameterValues))).toEqual([])
    for (const name of names) {
      const expectStatus = async (value: string, status: number) => {
        const response = await api(id, { token, params, query: { limit: '2', [name]: value } })
        const fields = typeof response.body.error === 'object' ? Object.keys(response.body.error) : []
        if (response.status !== status || (status === 422 && fields.join() !== name)) {
          wrong.push(`${id} ${name}=${JSON.stringify(value.slice(0, 40))}: ${response.status} ${fields.join()}`)
        }
      }
      for (const value of validValues(id, name)) await expectStatus(value, 200)
      for (const value of parameterValues[name]?.refused ?? []) await expectStatus(value, 422)
    }
  }
  expect(wrong).toEqual([])
})

test('search matches wildcard characters literally', async () => {
  const { api, admin, student, database } = await openTestSchool()
  const { token } = await admin()
  const named = async (name: string) => {
    const { id, accountId } = await student()
    await database
      .updateTable('accounts')
      .set({ name, email: `${id}@x` })
      .where('id', '=', accountId)
      .execute()
    await database.updateTable('students').set({ std_id: null }).where('id', '=', id).execute()
    return id
  }
  const [plain, percent, line, slash] = [
    await named('Zaynab'),
    await named('Za%nab'),
    await named('Za_nab'),
    await named('Za\\nab'),
  ]
  const signs = [percent, line, slash]
  const found = async (search: string) =>
    (await api('listStudents', { token, query: { search } })).body.students.map(({ id }) => id)
  for (const search of ['%', '_', '\\', 'za%nab', 'za_nab', 'za\\nab']) expect(await found(search)).toEqual(signs)
  expect(await found('za%b')).toEqual([])
  expect(await found('zaynab')).toEqual([plain])
})

test('malformed query strings are ignored or rejected without a server error', async () => {
  const { server, admin } = await openTestSchool()
  const { token } = await admin()
  const status = async (query: string) =>
    (await server.inject({ method: 'GET', url: `/api${calls.listStudents.path}?${query}`, headers: { token } }))
      .statusCode
  for (const query of ['search=%ED%A0%80', 'search=%zz', 'search=%', 'search=%FF%FE', 'other=%00', '&&==&', '%00=1']) {
    expect(await status(query), query).toBe(200)
  }
  for (const query of ['limit=1&limit=2', 'search=a&search=b', 'search=%00', 'after=%00', 'limit=%D9%A1']) {
    expect(await status(query), query).toBe(422)
  }
})
