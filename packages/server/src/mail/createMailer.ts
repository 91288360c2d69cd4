import { createTransport } from 'nodemailer'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'

export type Mail = {
  to: string
  /** Shown as the sender if the configured address has no display name. */
  schoolName: string
  subject: string
  text: string
  html: string
  /** Stable across retries, so that mail clients can recognise duplicates. */
  messageId: string
  headers: Record<string, string>
}

export type Mailer = {
  send: (mail: Mail) => Promise<void>
  /** Tests the connection and credentials. */
  verify?: () => Promise<void>
  /** Where mails go, for the log. */
  destination: string
}

type MailSettings = {
  smtpUrl: string | undefined
  from: string
  outbox: string
  onMail?: ((went: 'sent' | 'failed') => void) | undefined
}

/** Much shorter than nodemailer's defaults of several minutes. */
const SOCKET_TIMEOUT = 10_000

/**
 * Sends mails by SMTP, or writes them to the outbox folder if SMTP isn't configured. Reports each result to `onMail`.
 */
export function createMailer({ smtpUrl, from, outbox, onMail }: MailSettings): Mailer {
  const mailer = smtpUrl === undefined ? createOutbox({ from, outbox }) : createSmtp(smtpUrl, from)
  return {
    ...mailer,
    send: async (mail) => {
      const failure = await mailer.send(mail).then(
        () => undefined,
        (error: unknown) => ({ error }),
      )
      onMail?.(failure ? 'failed' : 'sent')
      if (failure) throw failure.error
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

/** Adds the school's name to a sender address that has no display name. */
function sender(from: string, schoolName: string) {
  return from.includes('<') ? from : { name: schoolName, address: from }
}

/** The maximum line length of a mail, in bytes (RFC 5322). */
const MAX_LINE_BYTES = 998

/** Writes each mail to a file that mail programs can open and that is readable in a text editor. */
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
      // Write and rename, so that a reader never sees half a mail.
      const temporary = join(outbox, `.${name}.coming`)
      await writeFile(temporary, message as Buffer)
      await rename(temporary, join(outbox, name))
    },
  }
}

/**
 * A MIME part in plain UTF-8. It is raw because nodemailer's encoding would break links apart. Parts with a line above
 * the limit still go through nodemailer.
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

/** Checks the mail server once and warns about each problem that keeps mails from arriving. */
export async function checkMailServer({ mailer, from, warn }: MailServerCheck): Promise<void> {
  if (!mailer.verify) return
  if (LOCAL.test(from)) {
    warn(`Mails go out from ${from}, an address of this machine, which other servers refuse. Set MAIL_FROM.`)
  }
  await mailer.verify().catch((error: unknown) => {
    warn(`${explainMailError(error)} Mails wait and are tried again. Check SMTP_URL.`)
  })
}

/** Explains to the operator why a mail can't be sent, without naming an address. */
export function explainMailError(error: unknown): string {
  const { code = '', cause } = error as { code?: string; cause?: { code?: string } }
  const inner = REASONS[cause?.code ?? ''] ?? REASONS[systemCodeOf(error)]
  const reason = inner ?? REASONS[code] ?? (code === '' ? 'refuses the mail' : `refuses the mail (${code})`)
  return `The mail server ${reason}.`
}

/** For connection errors, nodemailer keeps the system error code only in the message. */
function systemCodeOf(error: unknown): string {
  return /\b(ECONNREFUSED|ENOTFOUND|EAI_AGAIN)\b/.exec(error instanceof Error ? error.message : '')?.[1] ?? ''
}
