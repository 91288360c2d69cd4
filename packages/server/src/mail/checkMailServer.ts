import type { Mailer } from './Mailer.ts'

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
