import type { OperationId } from '@maktab/contract/calls'
import { requests } from '@maktab/contract/examples'
import sharp from 'sharp'

export type HostileBody = {
  title: string
  call: OperationId
  type: string
  body: Buffer
  /** Sent as the administrator, for operations that require sign-in. */
  isSignedIn?: boolean
}

const EDGE = 'edge-of-a-part'
const FORM = `multipart/form-data; boundary=${EDGE}`
const MEGABYTE = 1024 * 1024

/** Hostile request bodies. */
export async function createHostileBodies(): Promise<HostileBody[]> {
  return [
    ...[0.5, 1, 2, 19.9].map((megabytes) =>
      form(`courses[] ×${count(megabytes)}`, repeated(megabytes, part('courses[]'))),
    ),
    form('parts without a name, 19.9 MB', repeated(19.9, '\r\n\r\n')),
    form(
      'distinct names, 2 MB',
      numbered(2, (index) => part(`n${index}`)),
    ),
    form(
      'bracket names as deep as 60, 2 MB',
      numbered(2, (index) => part(`a[${index}]${'[0]'.repeat(60)}`)),
    ),
    form('one name of 19 MB', [part('n'.repeat(19 * MEGABYTE))]),
    form('one text of 19 MB', [part('name', 'ہ'.repeat((19 * MEGABYTE) / 2))]),
    form('headers of a part, 19 MB', [`X: ${'y'.repeat(19 * MEGABYTE)}\r\n\r\n`]),
    form('nearly the boundary, 19 MB', [part('name', `\r\n--${EDGE.slice(0, -1)}`.repeat(MEGABYTE - 1000))]),
    form('empty files, 2 MB', repeated(2, file('receipt', Buffer.alloc(0)))),
    ...(await pictures()),
    ...['signIn' as const, 'submitTeacherApplication' as const].flatMap((call) => [
      ...[0.1, 0.2, 0.4, 1, 2, 19.9].map((megabytes) =>
        json(call, `wide list, ${megabytes} MB`, `{"course":[${'0,'.repeat((megabytes * MEGABYTE) / 2 - 20)}0]}`),
      ),
      json(call, 'lists in a list, 250 kB', `{"course":[${'[],'.repeat(85_000)}[]]}`),
      json(call, 'objects in a list, 250 kB', `{"course":[${'{"timings":[{}]},'.repeat(14_000)}{}]}`),
      json(call, 'distinct unknown fields, 250 kB', unknownFields(250 * 1024)),
      json(call, 'distinct unknown fields, 1 MB', unknownFields(MEGABYTE)),
      json(call, 'nested lists, 250 kB', '['.repeat(125_000) + ']'.repeat(125_000)),
      json(call, 'nested objects, 250 kB', `${'{"a":'.repeat(42_000)}1${'}'.repeat(42_000)}`),
      json(call, 'a long name, 250 kB', `{"${'n'.repeat(250_000)}":1}`),
      json(call, 'a long e-mail, 250 kB', JSON.stringify({ email: `a@${'a-'.repeat(124_000)}` })),
      json(call, 'a long text, 250 kB', JSON.stringify({ email: 'ہ'.repeat(124_000), name: 'x' })),
      json(call, 'as many errors as the limits allow', faulty()),
      json(call, 'as many unknown fields as the limits allow', strange()),
    ]),
    json('submitTeacherApplication', 'the widest valid body', widest()),
    {
      ...json('savePolicy', 'wide list, signed in, 19.9 MB', `[${'0,'.repeat(10 * MEGABYTE - 60_000)}0]`),
      isSignedIn: true,
    },
    {
      ...form('courses[] repeated, signed in, 19.9 MB', repeated(19.9, part('courses[]'))),
      call: 'saveCourse',
      isSignedIn: true,
    },
  ]
}

const json = (call: OperationId, title: string, text: string): HostileBody => ({
  title,
  call,
  type: 'application/json',
  body: Buffer.from(text),
})

function form(title: string, parts: readonly (string | Buffer)[]): HostileBody {
  const pieces = parts.flatMap((one) => [`--${EDGE}\r\n`, one, '\r\n'])
  const body = Buffer.concat([...pieces, `--${EDGE}--\r\n`].map((piece) => Buffer.from(piece)))
  return { title, call: 'registerStudent', type: FORM, body }
}

const part = (name: string, value = 'x') => `Content-Disposition: form-data; name="${name}"\r\n\r\n${value}`

function file(name: string, bytes: Buffer): Buffer {
  const head = `Content-Disposition: form-data; name="${name}"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`
  return Buffer.concat([Buffer.from(head), bytes])
}

const count = (megabytes: number) => `${megabytes} MB`

function repeated(megabytes: number, one: string | Buffer): (string | Buffer)[] {
  return Array.from({ length: Math.floor((megabytes * MEGABYTE) / (one.length + EDGE.length + 6)) }, () => one)
}

function numbered(megabytes: number, make: (index: number) => string): string[] {
  return repeated(megabytes, make(10_000)).map((_, index) => make(index))
}

function unknownFields(bytes: number): string {
  return JSON.stringify(Object.fromEntries(Array.from({ length: bytes / 10 }, (_, index) => [`k${index}`, 0])))
}

/** The longest allowed lists, with items that lack all fields and have unknown ones. */
function faulty(): string {
  const timings = Array.from({ length: 50 }, () => ({ from: 1, more: 1 }))
  const course = Array.from({ length: 125 }, () => ({ id: 'x', name: 1, timings }))
  return JSON.stringify({ course })
}

/** Objects with as many unknown fields as allowed. */
function strange(): string {
  const fields = Object.fromEntries(Array.from({ length: 99 }, (_, index) => [`k${index}`, 0]))
  return JSON.stringify({ course: Array.from({ length: 198 }, () => fields) })
}

/** The largest valid application, with each time twice. */
function widest(): string {
  const timings = Array.from({ length: 50 }, () => ({ from: '08:00', to: '08:00' }))
  const [application] = Object.values(requests.submitTeacherApplication)
  const course = Array.from({ length: 50 }, () => ({ id: 1000, name: 'Tajweed', timings }))
  return JSON.stringify({ ...application?.body, course })
}

/** Registrations for unknown courses, with pictures that are small to send and expensive to process. */
async function pictures(): Promise<HostileBody[]> {
  const large = await sharp({ create: { width: 10_000, height: 5000, channels: 3, background: 'teal' } })
    .png({ compressionLevel: 9 })
    .toBuffer()
  const noise = Buffer.alloc(4.9 * MEGABYTE, 'a picture that is none')
  noise.set([0x89, 0x50, 0x4e, 0x47])
  const registration = (title: string, bytes: Buffer, courses: number) =>
    form(title, [
      ...Object.entries(person).map(([name, value]) => part(name, value)),
      ...Array.from({ length: courses }, (_, index) => courseParts(index, bytes)).flat(),
    ])
  return [
    registration('20 pictures of 50 megapixels', large, 20),
    registration('4 invalid pictures of 4.9 MB', noise, 4),
    {
      ...form('1 picture of 50 megapixels, signed in', [part('name', 'x'), part('price', '1'), file('image', large)]),
      call: 'saveCourse',
      isSignedIn: true,
    },
  ]
}

const person = {
  name: 'Zaynab',
  guardian_name: 'Maryam',
  email: 'zaynab@school.test',
  password: 'open sesame',
  contact_number: '1',
  preferred_language: 'urdu',
  signature: 'Zaynab',
  date_of_birth: '2015-01-01',
  registration_date: '2026-11-21',
}

function courseParts(index: number, picture: Buffer): (string | Buffer)[] {
  const field = `courses[${index}]`
  return [
    part(`${field}[course_id]`, String(1000 + index)),
    part(`${field}[timings][0][from]`, '08:00'),
    part(`${field}[timings][0][to]`, '09:00'),
    part(`${field}[billing][payment_method]`, 'jazzcash'),
    file(`${field}[billing][receipt_image]`, picture),
  ]
}
