import type { Account } from '#database/tables.ts'

/** Where somebody chooses of what they are told. */
export function getRemindersPageUrl(publicUrl: string, role: Account['role']): string {
  return `${publicUrl}/${role}/reminders`
}
