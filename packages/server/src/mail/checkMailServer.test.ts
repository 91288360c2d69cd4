import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { checkMailServer } from './checkMailServer.ts'
import { createMailer } from './createMailer.ts'

/** What is said of a mail server that answers a line each time it is spoken to. */
async function warningsOf(from: string, answers: string[] | undefined, path = ''): Promise<string[]> {
  let port = 1
  if (answers) {
    const server = createServer((socket) => {
      const left = [...answers]
      socket.write(`${left.shift()}\r\n`)
      socket.on('data', () => socket.write(`${left.shift() ?? '221 bye'}\r\n`)).on('error', () => undefined)
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

test('of a mail server that answers nothing is said', async () => {
  expect(await warningsOf(FROM, ['220 mail', '250 mail', '221 bye'])).toEqual([])
})

test('a mail server that can’t be reached is told in one sentence', async () => {
  expect(await warningsOf(FROM, undefined)).toEqual([
    'The mail server can’t be reached: nothing listens at its address and port. Mails wait and are tried again. Check SMTP_URL.',
  ])
})

test('a mail server that refuses the password is told in one sentence', async () => {
  const answers = ['220 mail', '250-mail\r\n250 AUTH PLAIN', '535 5.7.8 no']
  expect(await warningsOf(FROM, answers, 'school:wrong@')).toEqual([
    'The mail server refuses the user or the password in SMTP_URL. Mails wait and are tried again. Check SMTP_URL.',
  ])
})

test.each(['no-reply@localhost', 'School <school@127.0.0.1>', 'school@mail.local'])(
  'a sender of this machine is told: %s',
  async (from) => {
    expect(await warningsOf(from, ['220 mail', '250 mail', '221 bye'])).toEqual([
      expect.stringMatching(/^Mails go out from .*Set MAIL_FROM\.$/),
    ])
  },
)

test('a school without a mail server is told nothing', async () => {
  const warnings: string[] = []
  const mailer = createMailer({ smtpUrl: undefined, from: 'no-reply@localhost', outbox: '/none' })
  await checkMailServer({ mailer, from: 'no-reply@localhost', warn: (sentence) => void warnings.push(sentence) })
  expect(warnings).toEqual([])
})

test('a mail that can’t be sent is counted as failed', async () => {
  const counted: string[] = []
  const mailer = createMailer({
    smtpUrl: 'smtp://127.0.0.1:1',
    from: FROM,
    outbox: '/none',
    onMail: (went) => void counted.push(went),
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
