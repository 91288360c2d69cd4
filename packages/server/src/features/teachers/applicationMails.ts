import type { MailContext } from '#mail/MailContext.ts'
import type { MailPayload } from '#mail/MailPayloads.ts'
import type { AddressedMail } from '#mail/MailValues.ts'
import { issueResetLink } from '../auth/resetLinks.ts'

export async function buildApplicationReceivedMail(
  recipient: MailPayload<'applicationReceived'>,
): Promise<AddressedMail> {
  return { ...recipient, values: {} }
}

export async function buildApplicationAcceptedMail(
  { code, ...recipient }: MailPayload<'applicationAccepted'>,
  { database, now, publicUrl }: MailContext,
): Promise<AddressedMail> {
  const account = await database
    .selectFrom('accounts')
    .select(['id', 'email'])
    .where('email', '=', recipient.to)
    .where('status', '=', 'active')
    .executeTakeFirst()
  const reset = account ? publicUrl + (await issueResetLink(database, account, now)) : null
  return { ...recipient, values: { code, reset, link: `${publicUrl}/` } }
}

export async function buildApplicationRejectedMail({
  reason = null,
  ...recipient
}: MailPayload<'applicationRefused'>): Promise<AddressedMail> {
  return { ...recipient, values: { reason } }
}
