import { minorDigits } from '../minorDigits.ts'
import type { Call } from '../contract/Handler.ts'
import { invalid } from '../Refusal.ts'
import { message } from '../i18n/message.ts'
import { readSettings } from '../settings/schoolSettings.ts'
import { fromMinor, toMinor } from './minorUnits.ts'

/** Refuses an amount with more digits than the school’s currency has, which would be rounded where it is paid. */
export async function refuseFiner(
  { database, services }: Pick<Call<'saveCourse'>, 'database' | 'services'>,
  field: string,
  amount: number | null | undefined,
): Promise<void> {
  if (amount === null || amount === undefined) return
  const { currency } = await readSettings(database, services)
  if (fromMinor(toMinor(amount, currency), currency) === amount) return
  throw invalid(
    field,
    message('Enter an amount with {count} digits after the point at most.', { count: minorDigits(currency) }),
  )
}
