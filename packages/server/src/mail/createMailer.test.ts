import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createOutbox, checkMailServer, createMailer } from './createMailer.ts'
import { renderMail } from './renderMail.ts'
import { createServer } from 'node:net'

const LINK = `https://school.example/reset-password/${'a'.repeat(43)}/${'long.name.'.repeat(8)}head%40school.example`

/** The content of the only file that the outbox writes for a mail. */
async function fileOf(written: ReturnType<typeof renderMail>, from = 'Maktab <school@school.test>'): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'outbox-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const outbox = createOutbox({ from, outbox: folder })
  await outbox.send({ ...written, schoolName: 'Noor', to: 'head@school.test', messageId: '<job-1@school.test>' })
  const names = await readdir(folder)
  expect(names).toEqual([expect.stringMatching(/\.eml$/)])
  return readFile(join(folder, names[0] ?? ''), 'utf8')
}

/** The MIME parts of a mail. */
function partsOf(mail: string) {
  const boundary = /boundary="([^"]+)"/.exec(mail)?.[1] ?? 'none'
  const [, ...parts] = mail.split(`--${boundary}`).slice(0, -1)
  return parts.map((part) => {
    const [head = '', ...body] = part.trimStart().split('\r\n\r\n')
    return { head: head.split('\r\n'), body: body.join('\r\n\r\n') }
  })
}

test.each(['en', 'ur', 'ar'] as const)(
  'outbox file contains the link and text of a mail unencoded (%s)',
  async (language) => {
    const written = renderMail({ kind: 'passwordReset', language, values: { link: LINK } })
    const mail = await fileOf(written)
    const lines = mail.split('\r\n')
    expect(lines).toContain(LINK)
    for (const sentence of written.text.trimEnd().split('\n')) expect(lines).toContain(sentence)
    expect(mail).toContain(`<a href="${LINK}" `)
  },
)

test('outbox file is a valid multipart mail with a text and an HTML part', async () => {
  const written = renderMail({ kind: 'passwordReset', language: 'ur', values: { link: LINK } })
  const mail = await fileOf(written)
  const [head = ''] = mail.split('\r\n\r\n')
  expect(head).toContain('To: head@school.test')
  expect(head).toContain('Content-Language: ur')
  expect(head).toContain('Content-Type: multipart/alternative;')
  expect(head).toMatch(/^Content-Transfer-Encoding: 8bit$/m)
  // Header lines stay ASCII.
  expect(head).toMatch(/^[ -~\r\n]*$/)
  expect(mail.replaceAll('\r\n', '')).not.toContain('\n')
  const unix = (text: string) => text.replaceAll('\r\n', '\n').trimEnd()
  expect(partsOf(mail).map(({ head: lines, body }) => [...lines, unix(body)])).toEqual([
    ['Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: 8bit', written.text.trimEnd()],
    ['Content-Type: text/html; charset=utf-8', 'Content-Transfer-Encoding: 8bit', written.html.trimEnd()],
  ])
})

test('a part with a line above the length limit is encoded', async () => {
  const reason = 'کیونکہ رقم پڑھی نہیں جا سکتی '.repeat(40)
  const mail = await fileOf(renderMail({ kind: 'applicationRefused', language: 'ur', values: { reason } }))
  expect(Math.max(...mail.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(998)
  expect(mail).toMatch(/^Content-Transfer-Encoding: (base64|quoted-printable)\r$/m)
})

test('sender without a display name gets the school’s name', async () => {
  const written = renderMail({ kind: 'passwordReset', language: 'en', values: { link: LINK } })
  expect(await fileOf(written, 'school@school.test')).toContain('From: Noor <school@school.test>')
  expect(await fileOf(written)).toContain('From: Maktab <school@school.test>')
})

/** The warnings about a mail server that sends these lines, one per client message. */
async function warningsOf(from: string, serverLines: string[] | undefined, path = ''): Promise<string[]> {
  let port = 1
  if (serverLines) {
    const server = createServer((socket) => {
      const remaining = [...serverLines]
      socket.write(`${remaining.shift()}\r\n`)
      socket.on('data', () => socket.write(`${remaining.shift() ?? '221 bye'}\r\n`)).on('error', () => undefined)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    const address = server.address()
    port = typeof address === 'object' && address ? address.port : 1
  }
  const smtpUrl = `smtp://${path}127.0.0.1:${port}?ignoreTLS=true`
  const warnings: string[] = []
  const mailer = createMailer({ smtpUrl, from, outbox: '/none' })
  await checkMailServer({ mailer, from, warn: (sentence) => void warnings.push(sentence) })
  return warnings
}

const FROM = 'school@noor.example'

test('checkMailServer gives no warning for a working mail server', async () => {
  expect(await warningsOf(FROM, ['220 mail', '250 mail', '221 bye'])).toEqual([])
})

test('checkMailServer warns about an unreachable mail server', async () => {
  expect(await warningsOf(FROM, undefined)).toEqual([
    'The mail server can’t be reached: nothing listens at its address and port. Mails wait and are tried again. Check SMTP_URL.',
  ])
})

test('checkMailServer warns about rejected credentials', async () => {
  const serverLines = ['220 mail', '250-mail\r\n250 AUTH PLAIN', '535 5.7.8 no']
  expect(await warningsOf(FROM, serverLines, 'school:wrong@')).toEqual([
    'The mail server refuses the user or the password in SMTP_URL. Mails wait and are tried again. Check SMTP_URL.',
  ])
})

test.each(['no-reply@localhost', 'School <school@127.0.0.1>', 'school@mail.local'])(
  'checkMailServer warns about a local sender address: %s',
  async (from) => {
    expect(await warningsOf(from, ['220 mail', '250 mail', '221 bye'])).toEqual([
      expect.stringMatching(/^Mails go out from .*Set MAIL_FROM\.$/),
    ])
  },
)

test('checkMailServer gives no warning without a mail server', async () => {
  const warnings: string[] = []
  const mailer = createMailer({ smtpUrl: undefined, from: 'no-reply@localhost', outbox: '/none' })
  await checkMailServer({ mailer, from: 'no-reply@localhost', warn: (sentence) => void warnings.push(sentence) })
  expect(warnings).toEqual([])
})

test('createMailer reports a mail that can’t be sent as failed', async () => {
  const counted: string[] = []
  const mailer = createMailer({
    smtpUrl: 'smtp://127.0.0.1:1',
    from: FROM,
    outbox: '/none',
    onMail: (result) => void counted.push(result),
  })
  const mail = {
    to: 'a@b.example',
    schoolName: 'Noor',
    subject: 'x',
    text: 'x',
    html: 'x',
    messageId: '<1@b>',
    headers: {},
  }
  await expect(mailer.send(mail)).rejects.toThrow('ECONNREFUSED')
  expect(counted).toEqual(['failed'])
})
