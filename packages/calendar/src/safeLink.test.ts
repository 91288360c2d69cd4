import { expect, test } from 'vitest'
import { safeLink } from './safeLink.ts'

// proves D37.1
test.each([
  ['https://meet.maktab.test/tajweed', 'https://meet.maktab.test/tajweed'],
  ['http://meet.maktab.test/tajweed', 'http://meet.maktab.test/tajweed'],
  ['HTTPS://Meet.Maktab.test/A', 'https://meet.maktab.test/A'],
  ['meet.maktab.test/tajweed?room=1#now', 'https://meet.maktab.test/tajweed?room=1#now'],
  ['  meet.maktab.test  ', 'https://meet.maktab.test/'],
  ['meet.maktab.test:8443/room', 'https://meet.maktab.test:8443/room'],
  ['localhost:4000/room', 'https://localhost:4000/room'],
  ['https://مكتب.test/درس', 'https://xn--ngbd8eh.test/%D8%AF%D8%B1%D8%B3'],
  ['meet.maktab.test/a@b', 'https://meet.maktab.test/a@b'],
])('safeLink of %s returns %s', (link, url) => {
  expect(safeLink(link)).toBe(url)
})

// proves D37.1
test.each([
  null,
  undefined,
  '',
  '   ',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://meet.maktab.test/%0aalert(1)',
  'javascript.:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://meet.maktab.test/1',
  'file:///etc/passwd',
  'ftp://meet.maktab.test',
  'mailto:someone@maktab.test',
  'intent://meet.maktab.test#Intent;end',
  '//meet.maktab.test',
  '///meet.maktab.test',
  '\\\\meet.maktab.test',
  'https:\\\\meet.maktab.test',
  '/student/classes',
  'https://',
  'https:///',
  'http:meet.maktab.test',
  'https://meet maktab.test',
  'see you at meet.maktab.test',
  'https://meet.maktab.test\u202Egnp.exe',
  'https://meet.maktab.test/\u200Broom',
  'https://meet.maktab.test/\u0000',
  'https://bank.example@evil.test',
  'https://user:word@meet.maktab.test',
  'user@meet.maktab.test',
  'https://meet.maktab.test:99999',
  'tomorrow',
])('safeLink of %j returns null', (link) => {
  expect(safeLink(link)).toBeNull()
})
