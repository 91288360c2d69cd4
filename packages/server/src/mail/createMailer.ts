import { createTransport } from 'nodemailer'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'

export type Mail = {
  to: string
  /** Shown as the sender where the address of the school’s mails has no name of its own. */
  schoolName: string
  subject: string
  text: string
  html: string
  /** The same for the same mail, so that one which comes twice can be known by it. */
  messageId: string
  headers: Record<string, string>
}

export type Mailer = {
  send: (mail: Mail) => Promise<void>
  /** Tries the connection and the credentials of a mail server. */
  verify?: () => Promise<void>
  /** Where mails go, in words for the log. */
  destination: string
}

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

const REASONS: Record<string, string> = {
  EAUTH: 'refuses the user or the password in SMTP_URL',
  EDNS: 'can’t be found by its name',
  ENOTFOUND: 'can’t be found by its name',
  EAI_AGAIN: 'can’t be found by its name',
  ECONNREFUSED: 'can’t be reached: nothing listens at its address and port',
  ECONNECTION: 'can’t be reached',
  ESOCKET: 'can’t be reached, or encrypts otherwise than SMTP_URL says (smtp:// or smtps://)',
  ETLS: 'offers no encryption that works',
  ETIMEDOUT: 'doesn’t answer',
  EENVELOPE: 'refuses the sender (MAIL_FROM) or the receiver',
}

type MailServerCheck = {
  mailer: Pick<Mailer, 'verify'>
  from: string
  warn: (sentence: string) => void
}

const LOCAL = /@(?:localhost|[^@>]*\.localhost|[^@>]*\.local|\[?127\.[\d.]+\]?)>?$/i

/** Tries the mail server once, and warns in one sentence each of what keeps mails from arriving. */
export async function checkMailServer({ mailer, from, warn }: MailServerCheck): Promise<void> {
  if (!mailer.verify) return
  if (LOCAL.test(from)) {
    warn(`Mails go out from ${from}, an address of this machine, which other servers refuse. Set MAIL_FROM.`)
  }
  await mailer.verify().catch((error: unknown) => {
    warn(`${explainMailError(error)} Mails wait and are tried again. Check SMTP_URL.`)
  })
}

/** Why a mail can’t be sent, in a sentence for whoever runs the school; names no address. */
export function explainMailError(error: unknown): string {
  const { code = '', cause } = error as { code?: string; cause?: { code?: string } }
  const inner = REASONS[cause?.code ?? ''] ?? REASONS[systemCodeOf(error)]
  const reason = inner ?? REASONS[code] ?? (code === '' ? 'refuses the mail' : `refuses the mail (${code})`)
  return `The mail server ${reason}.`
}

/** Of a fault of the connection nodemailer keeps the system’s code in its words alone. */
function systemCodeOf(error: unknown): string {
  return /\b(ECONNREFUSED|ENOTFOUND|EAI_AGAIN)\b/.exec(error instanceof Error ? error.message : '')?.[1] ?? ''
}
