import { readContactEmail } from './readContactEmail.ts'
import { hashEmail } from '../database/hashEmail.ts'
import { DAY_MILLISECONDS, consumeQuota } from '../database/quotas.ts'
import type { Database } from '../database/openDatabase.ts'
import type { MailKind } from './MailPayloads.ts'

const MAX_PER_DAY = 20

/**
 * Which mails people cause to an address that they say is theirs. Reset links have a limit of their own: no other mail
 * may use it up.
 */
const isCausedByReceiver: Record<MailKind, boolean> = {
  passwordReset: false,
  confirmEmail: true,
  applicationReceived: true,
  applicationAccepted: false,
  applicationRefused: false,
  paymentReceived: true,
  coursePaymentAccepted: false,
  coursePaymentRejected: false,
  eventPaymentAccepted: false,
  eventPaymentRejected: false,
  paymentReopened: false,
  lessonsChanged: false,
  teacherAllotted: false,
  studentAllotted: false,
  classJoined: false,
  classHandedOver: false,
  reportWritten: false,
  reminderDayBefore: false,
  reminderHourBefore: false,
  reminderTest: true,
  digest: false,
  feeReminder: false,
  feeAccepted: false,
  feeRejected: false,
}

/** Counts a mail against the daily quota of its address; false where it may not be sent. */
export async function consumeMailQuota(
  { database, now }: { database: Database; now: number },
  kind: MailKind,
  payload: object,
): Promise<boolean> {
  if (!isCausedByReceiver[kind]) return true
  const address = await addressOf(database, payload)
  if (address === undefined) return true
  const quota = { key: `mails for ${hashEmail(address)}`, most: MAX_PER_DAY, milliseconds: DAY_MILLISECONDS }
  return consumeQuota(database, { ...quota, units: 1, now })
}

/** Siblings share the quota of the one address by which all are reached. */
async function addressOf(
  database: Database,
  { to, accountId }: { to?: string; accountId?: number },
): Promise<string | undefined> {
  const account = await database
    .selectFrom('accounts')
    .select(['email', 'sibling_of'])
    .$if(to !== undefined, (query) => query.where('email', '=', to ?? ''))
    .$if(to === undefined, (query) => query.where('id', '=', accountId ?? 0))
    .executeTakeFirst()
  return account ? readContactEmail(database, account) : to
}
