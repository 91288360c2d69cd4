import { createTransport } from 'nodemailer'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import type { Mailer } from './Mailer.ts'

type MailSettings = {
  smtpUrl: string | undefined
  from: string
  outbox: string
  onMail?: ((went: 'sent' | 'failed') => void) | undefined
}

/** How long a mail server may say nothing; its own defaults go to minutes. */
const SOCKET_TIMEOUT = 10_000

/** Sends mails by SMTP; without settings for it they are put into the outbox. Tells of each whether it was sent. */
export function createMailer({ smtpUrl, from, outbox, onMail }: MailSettings): Mailer {
  const mailer = smtpUrl === undefined ? createOutbox({ from, outbox }) : createSmtp(smtpUrl, from)
  return {
    ...mailer,
    send: async (mail) => {
      const wentWrong = await mailer.send(mail).then(
        () => undefined,
        (error: unknown) => ({ error }),
      )
      onMail?.(wentWrong ? 'failed' : 'sent')
      if (wentWrong) throw wentWrong.error
    },
  }
}

function createSmtp(smtpUrl: string, from: string): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: SOCKET_TIMEOUT,
    greetingTimeout: SOCKET_TIMEOUT,
    socketTimeout: SOCKET_TIMEOUT,
    dnsTimeout: SOCKET_TIMEOUT,
  })
  return {
    send: async ({ schoolName, ...mail }) => {
      await transport.sendMail({ from: sender(from, schoolName), ...mail })
    },
    verify: async () => {
      await transport.verify()
    },
    destination: 'the mail server',
  }
}

/** An address without a name is shown under the school’s. */
function sender(from: string, schoolName: string) {
  return from.includes('<') ? from : { name: schoolName, address: from }
}

/** The longest line that a mail may have, in bytes (RFC 5322). */
const MAX_LINE_BYTES = 998

/** Writes mails into a folder, each as a file that mail programs open and that reads as plain text in an editor. */
export function createOutbox({ from, outbox }: Pick<MailSettings, 'from' | 'outbox'>): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    destination: outbox,
    send: async ({ schoolName, text, html, headers, ...mail }) => {
      const { message } = await transport.sendMail({
        from: sender(from, schoolName),
        ...mail,
        headers: { ...headers, 'Content-Transfer-Encoding': '8bit' },
        alternatives: [readablePart('text/plain', text), readablePart('text/html', html)],
      })
      await mkdir(outbox, { recursive: true })
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}.eml`
      // A reader finds a whole mail, or none yet.
      const coming = join(outbox, `.${name}.coming`)
      await writeFile(coming, message as Buffer)
      await rename(coming, join(outbox, name))
    },
  }
}

/**
 * A part in plain UTF-8. It is raw because nodemailer would encode the text, which breaks links apart; only a part with
 * a line over the limit is left to it.
 */
function readablePart(type: string, content: string) {
  const contentType = `${type}; charset=utf-8`
  if (content.split('\n').some((line) => Buffer.byteLength(line) > MAX_LINE_BYTES)) return { contentType, content }
  return { contentType, raw: `Content-Type: ${contentType}\nContent-Transfer-Encoding: 8bit\n\n${content}` }
}
