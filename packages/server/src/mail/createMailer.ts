import { createTransport } from 'nodemailer'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import type { Mailer } from './Mailer.ts'

type MailSettings = { smtpUrl: string | undefined; from: string; outbox: string }

/** How long a mail server may say nothing; its own defaults go to minutes. */
const MOST_SILENCE = 10_000

/** Sends mails by SMTP; without settings for it they are put into the outbox. */
export function createMailer({ smtpUrl, from, outbox }: MailSettings): Mailer {
  if (smtpUrl === undefined) return createOutbox({ from, outbox })
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: MOST_SILENCE,
    greetingTimeout: MOST_SILENCE,
    socketTimeout: MOST_SILENCE,
    dnsTimeout: MOST_SILENCE,
  })
  return { send: async (mail) => void (await transport.sendMail({ from, ...mail })), place: 'the mail server' }
}

/** The longest line that a mail may have, in bytes (RFC 5322). */
const LONGEST_LINE = 998

/** Writes mails into a folder, each as a file that mail programs open and that reads as plain text in an editor. */
export function createOutbox({ from, outbox }: Omit<MailSettings, 'smtpUrl'>): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    place: outbox,
    send: async ({ text, html, headers, ...mail }) => {
      const { message } = await transport.sendMail({
        from,
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
  if (content.split('\n').some((line) => Buffer.byteLength(line) > LONGEST_LINE)) return { contentType, content }
  return { contentType, raw: `Content-Type: ${contentType}\nContent-Transfer-Encoding: 8bit\n\n${content}` }
}
