import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The newest mail to somebody in the outbox of the school, headers included; undefined while none is there. */
export async function newestMail(to: string): Promise<string | undefined> {
  return (await mailsTo(to)).at(-1)
}

/** The subjects of all mails to somebody, the first one first. */
export async function subjectsTo(to: string): Promise<string[]> {
  return (await mailsTo(to)).flatMap((mail) => /^Subject: (.*)$/m.exec(mail)?.[1]?.trim() ?? [])
}

async function mailsTo(to: string): Promise<string[]> {
  const folder = process.env['OUTBOX_FOLDER'] ?? ''
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).toSorted()
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return mails.filter((mail) => mail.includes(`To: ${to}`))
}
