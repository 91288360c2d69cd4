import { getMinorUnitDigits } from '#lib/getMinorUnitDigits.ts'
import type { OperationRequest } from '#contract/Handler.ts'
import { invalidField } from '#lib/HttpError.ts'
import { message } from '#i18n/message.ts'
import { readSettings } from '../settings/schoolSettings.ts'
import { fromMinorUnits, toMinorUnits } from './minorUnits.ts'

/** Refuses an amount with more digits than the school’s currency has, which would be rounded where it is paid. */
export async function assertCurrencyPrecision(
  { database, services }: Pick<OperationRequest<'saveCourse'>, 'database' | 'services'>,
  field: string,
  amount: number | null | undefined,
): Promise<void> {
  if (amount === null || amount === undefined) return
  const { currency } = await readSettings(database, services)
  if (fromMinorUnits(toMinorUnits(amount, currency), currency) === amount) return
  throw invalidField(
    field,
    message('Enter an amount with {count} digits after the point at most.', { count: getMinorUnitDigits(currency) }),
  )
}
