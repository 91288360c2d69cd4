import { createPdf } from '@maktab/contract/createPdf'
import { describe, expect, test } from 'vitest'
import { createEncryptedPdf } from '../testing/receiptFiles.ts'
import { checkPdf } from './checkPdf.ts'

const check = (pdf: string) => () => checkPdf(Buffer.from(pdf, 'latin1'), 'receipt')
const unreadable = 'We couldn’t read this PDF. Choose another PDF or an image.'
const secret = 'This PDF is password-protected. Choose an unprotected PDF or an image.'

describe('An encrypted PDF', () => {
  const revisions = [2, 3, 4, 5, 6] as const

  test.each(revisions)('is accepted when the empty password opens it (revision %i)', (revision) => {
    expect(check(createEncryptedPdf({ revision }))).not.toThrow()
  })

  test.each(revisions)('is rejected when it asks for a password (revision %i)', (revision) => {
    expect(check(createEncryptedPdf({ revision, password: 'secret' }))).toThrow(secret)
  })

  test('is checked the same way when its metadata is not encrypted', () => {
    expect(check(createEncryptedPdf({ revision: 4, more: '/EncryptMetadata false' }))).toThrow(secret)
  })

  test('is accepted when only attached files are encrypted', () => {
    const dictionary = '/CF << /StdCF << /AuthEvent /EFOpen >> >> /StmF /Identity /StrF /Identity /EFF /StdCF'
    const pdf = createPdf(['x'], `/Encrypt << /Filter /Standard /R 6 /V 5 /U <00> ${dictionary} >>`)
    expect(check(pdf)).not.toThrow()
  })

  test.each([
    ['of certificates', '/Encrypt << /Filter /Adobe.PubSec /V 4 >>'],
    ['of an unknown revision', '/Encrypt << /Filter /Standard /R 9 /U <00> >>'],
    ['without a user password', '/Encrypt << /Filter /Standard /R 3 >>'],
    ['whose dictionary is missing', '/Encrypt 99 0 R'],
  ])('%s is rejected', (_, more) => {
    expect(check(createPdf(['x'], more))).toThrow(secret)
  })

  test('is detected when its dictionary is a separate object', () => {
    const dictionary = createEncryptedPdf({ revision: 6, password: 'secret' }).match(/\/Encrypt (<<.*>>) >>/)?.[1]
    const pdf = createPdf(['x'], '/Encrypt 90 0 R').replace('xref\n', `90 0 obj\n${dictionary}\nendobj\nxref\n`)
    expect(check(pdf)).toThrow(secret)
  })
})

describe('A PDF that programs open', () => {
  const plain = createPdf()
  const stream = '<< /Type /XRef /Size 6 /Root 1 0 R /W [1 2 1] /Length 0 >>\nstream\n\nendstream\nendobj'
  const packed = `%PDF-1.5\n1 0 obj\n<< /Type /ObjStm /N 3 >>\nendobj\n7 0 obj\n${stream}\nstartxref\n50\n%%EOF\n`
  const nameless = plain.replace('/Type /Page /Parent', '/Parent')
  const update = 'xref\n0 0\ntrailer\n<< /Size 6 /Root 1 0 R /Prev 100 >>\nstartxref\n'

  test.each([
    ['with bytes before its header', `\u00ef\u00bb\u00bf\r\n${plain}`],
    ['with a page of bytes after its end', `${plain}${'\0'.repeat(5000)}`],
    ['with markup after its end', `${plain}<html>${' '.repeat(5000)}</html>`],
    ['with a wrong place of its table', plain.replace(/startxref\n\d+/, 'startxref\n7')],
    ['without a place of its table', plain.replace(/startxref\n\d+/, 'startxref\n')],
    ['with lines that end as on old computers', plain.replaceAll('\n', '\r')],
    ['with a stream for a table', packed.replace('startxref\n50', `startxref\n${packed.indexOf('7 0 obj')}`)],
    ['with a stream for a table at a wrong place', packed],
    ['with an update at its end', `${plain}${update}${plain.length}\n%%EOF`],
    ['with pages that don’t say so', nameless],
    ['with a text about encryption', createPdf(['/Encrypt 6 0 R'])],
  ])('%s is accepted', (_, pdf) => {
    expect(check(pdf)).not.toThrow()
  })
})

test.each([
  ['is empty behind its header', '%PDF-1.7\n'],
  ['was cut off in its table', createPdf().slice(0, -80)],
  ['has no trailer', '%PDF-1.7\n1 0 obj\n<< /Type /Page >>\nendobj\nstartxref\n0\n%%EOF'],
  ['is nested too deep', `%PDF-1.7\n/Type /Page\ntrailer\n<< /Root ${'['.repeat(5000)}\nstartxref\n0\n%%EOF`],
])('A PDF that %s is rejected', (_, pdf) => {
  expect(check(pdf)).toThrow(unreadable)
})

test.each([
  ['trailers that never end', 'trailer<</A('],
  ['references without objects', '1 0 obj 1 0 '],
  ['lists in lists', 'trailer<</Root[['],
])('A hostile PDF of %s is rejected before the test times out', (_, part) => {
  const pdf = `%PDF-1.7 /Type /Page ${part.repeat((5 * 1024 * 1024) / part.length)} startxref 0 %%EOF`
  expect(check(pdf)).toThrow(unreadable)
})
