import type { AccountStatus } from '#session/storedSession.ts'

type Told = { status: 'allowed' | 'blocked'; emailConfirmed?: boolean | undefined }

/** How an account stands by what the school says of it; a backend that says nothing of e-mails has none to confirm. */
export function getAccountStatus({ status, emailConfirmed }: Told): AccountStatus {
  return status === 'allowed' && emailConfirmed === false ? 'unconfirmed' : status
}
