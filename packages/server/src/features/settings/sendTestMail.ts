import { randomUUID } from 'node:crypto'
import type { Config } from '#config.ts'
import type { Database } from '#database/openDatabase.ts'
import { message } from '#i18n/message.ts'
import { type Language, translate } from '#i18n/translate.ts'
import { readSettings } from './schoolSettings.ts'
import { escapeHtml } from '#lib/escapeHtml.ts'
import { OperatorError } from '#lib/OperatorError.ts'
import { explainMailError, createMailer } from '#mail/createMailer.ts'

type MailConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'outbox' | 'publicUrl' | 'timeZone'>

/** Sends a test mail and returns its destination; throws an explanation if it can't be sent. */
export async function sendTestMail(
  database: Database,
  to: string,
  config: MailConfig,
  language: Language = 'en',
): Promise<string> {
  const { smtpUrl, mailFrom: from, outbox, publicUrl, timeZone } = config
  const { name: schoolName } = await readSettings(database, { timeZone })
  const mailer = createMailer({ smtpUrl, from, outbox })
  const text = translate(
    language,
    message('Emails from {school} work. The school’s site is {address}', { school: schoolName, address: publicUrl }),
  )
  const direction = language === 'en' ? 'ltr' : 'rtl'
  await mailer
    .send({
      to,
      schoolName,
      subject: translate(language, message('Test email')),
      text: `${text}\n`,
      html: `<!doctype html>\n<html lang="${language}" dir="${direction}"><body><p>${escapeHtml(text)}</p></body></html>\n`,
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
