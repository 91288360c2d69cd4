import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The newest mail to somebody in the outbox of the school that is listened to, as text; undefined while none is there. */
export async function newestMail(to: string): Promise<string | undefined> {
  const folder = process.env['OUTBOX_FOLDER'] ?? ''
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).toSorted()
  for (const name of names.toReversed()) {
    const mail = await readFile(join(folder, name), 'utf8')
    if (mail.includes(`To: ${to}`)) return fromQuotedPrintable(mail)
  }
  return undefined
}

/** The subjects of all mails to somebody, the first one first. */
export async function subjectsTo(to: string): Promise<string[]> {
  const folder = process.env['OUTBOX_FOLDER'] ?? ''
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).toSorted()
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return mails
    .filter((mail) => mail.includes(`To: ${to}`))
    .flatMap((mail) => /^Subject: (.*)$/m.exec(mail)?.[1]?.trim() ?? [])
}

function fromQuotedPrintable(text: string): string {
  const bytes = text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}
