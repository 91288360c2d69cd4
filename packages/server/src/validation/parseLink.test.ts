import { describe, expect, test } from 'vitest'
import { openTestSchool } from '../testing/openTestSchool.ts'
import { parseLink } from './parseLink.ts'

test.each([
  'https://meet.test/room',
  'HTTP://meet.test',
  'meet.test/room?a=b:c',
  'meet.test:8443/room',
  'meet.test:8443',
  'https://meet.test/@room',
  'tomorrow',
  'Room 4, ask Amina',
  'Zoom: 123 456 789',
  'write to amina@school.test',
  'کمرہ نمبر ۴',
  'می\u200Cخواهم',
])('%j is accepted', (link) => {
  expect(parseLink(link)).toBe(link)
})

const rejected = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript:1/alert(1)',
  'javascript:alert("a b")',
  'javascript://meet.test/%0aalert(1)',
  'data:text/html,hello',
  'data:text/html,hello you',
  'vbscript:msgbox(1)',
  'blob:https://meet.test/1',
  'file:///etc/passwd',
  'mailto:amina@school.test',
  'ftp://meet.test',
  'https:',
  'https://',
  'http:///room',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/student/event',
  'http://user@evil.example',
  'https://user:word@evil.example/room',
  'https://bank.example@evil.example',
  'user@evil.example',
  'see https://user@evil.example',
  'https://meet.test\u202Egnp.exe',
  'https://meet.test/\u200Broom',
  'https://meet.test/\r\nBcc: everybody',
  'https://meet.test/\u0000',
  'a\u2028b',
]

// proves D37.1
test.each(rejected)('%j is rejected', (typed) => {
  expect(() => parseLink(typed)).toThrow('The link must start with https:// or http://.')
})

describe('links of events and classes are validated by every operation that saves them', () => {
  const time = { from: '10:00', to: '11:00' }
  test.each(['saveEvent, a new one', 'saveEvent, an edit', 'createClass', 'editClass'] as const)('%s', async (call) => {
    const { api, database, admin, teacher, course } = await openTestSchool()
    const [head, amina, courseId] = [await admin(), await teacher(), await course()]
    await database.insertInto('course_assignments').values({ teacher_id: amina.id, course_id: courseId }).execute()
    const save = {
      'saveEvent, a new one': (link: string) => api('saveEvent', { token: head.token, body: { ...event(0), link } }),
      'saveEvent, an edit': (link: string) => api('saveEvent', { token: head.token, body: { ...event(1), link } }),
      createClass: (link: string) =>
        api('createClass', {
          token: amina.token,
          body: { title: 'Group', link, classTime: time, courseIds: [courseId] },
        }),
      editClass: (link: string) =>
        api('editClass', {
          token: amina.token,
          params: { id: 1 },
          body: { id: 1, title: 'Group', link, classTime: { id: 1, ...time } },
        }),
    }
    expect((await save['saveEvent, a new one']('meet.test')).status).toBe(201)
    expect((await save.createClass('meet.test')).status).toBe(200)
    for (const link of rejected) {
      const response = await save[call](link)
      expect([link, response.status, Object.keys(response.body.error ?? {})]).toEqual([link, 422, ['link']])
    }
    expect((await save[call]('Room 4, ask Amina')).status).toBeLessThan(300)
  })
})

function event(id: number) {
  return { id, title: 'Circle', description: 'An evening.', price: null, time: '2026-12-12T20:00' }
}
