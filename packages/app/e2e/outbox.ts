import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The newest mail to an address in the outbox of a school, with its headers; undefined as long as there is none. */
export async function newestMail(outbox: string, to: string): Promise<string | undefined> {
  return (await mailsTo(outbox, to)).at(-1)
}

/** The subjects of all mails to an address, oldest first. */
export async function subjectsTo(outbox: string, to: string): Promise<string[]> {
  return (await mailsTo(outbox, to)).flatMap((mail) => /^Subject: (.*)$/m.exec(mail)?.[1]?.trim() ?? [])
}

async function mailsTo(outbox: string, to: string): Promise<string[]> {
  const names = (await readdir(outbox)).filter((name) => name.endsWith('.eml')).toSorted()
  const mails = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')))
  return mails.filter((mail) => mail.includes(`To: ${to}`))
}
