import { createTransport } from 'nodemailer'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import type { Mailer } from './Mailer.ts'

type MailSettings = { smtpUrl: string | undefined; from: string; outbox: string }

/** Sends mails by SMTP; without settings for it they are put into a folder, each as a file that mail programs open. */
export function createMailer({ smtpUrl, from, outbox }: MailSettings): Mailer {
  if (smtpUrl !== undefined) {
    const transport = createTransport(smtpUrl)
    return { send: async (mail) => void (await transport.sendMail({ from, ...mail })), place: 'the mail server' }
  }
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    place: outbox,
    send: async (mail) => {
      const { message } = await transport.sendMail({ from, ...mail })
      await mkdir(outbox, { recursive: true })
      await writeFile(
        join(outbox, `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}.eml`),
        message as Buffer,
      )
    },
  }
}
