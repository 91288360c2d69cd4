import { randomUUID } from 'node:crypto'
import type { Config } from '#config.ts'
import type { Database } from '#database/openDatabase.ts'
import { readSettings } from './schoolSettings.ts'
import { escapeHtml } from '#lib/escapeHtml.ts'
import { OperatorError } from '#lib/OperatorError.ts'
import { explainMailError, createMailer } from '#mail/createMailer.ts'

type MailConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'outbox' | 'publicUrl' | 'timeZone'>

/** Sends a test mail and returns its destination; throws an explanation if it can't be sent. */
export async function sendTestMail(database: Database, to: string, config: MailConfig): Promise<string> {
  const { smtpUrl, mailFrom: from, outbox, publicUrl, timeZone } = config
  const { name: schoolName } = await readSettings(database, { timeZone })
  const mailer = createMailer({ smtpUrl, from, outbox })
  const text = `Emails from ${schoolName} work. The school’s site is ${publicUrl}.`
  await mailer
    .send({
      to,
      schoolName,
      subject: 'Test email',
      text: `${text}\n`,
      html: `<!doctype html>\n<html lang="en"><body><p>${escapeHtml(text)}</p></body></html>\n`,
      messageId: `<test-${randomUUID()}@${new URL(publicUrl).hostname}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
    .catch((error: unknown) => {
      throw new OperatorError(
        smtpUrl === undefined ? `The mail can’t be written into ${outbox}.` : explainMailError(error),
      )
    })
  return smtpUrl === undefined
    ? `There is no SMTP_URL: the mail is a file in ${outbox} and was sent to nobody.`
    : `The mail server took the mail to ${to}.`
}
