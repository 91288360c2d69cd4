import { getDayInZone } from '@maktab/calendar/zonedTime'
import { sql } from 'kysely'
import type { HandlersFor, OperationRequest } from '#contract/Handler.ts'
import { coalesceReads } from '#contract/coalesceReads.ts'
import { isTimeZone } from '#lib/currency.ts'
import { versionConflict, type FieldErrors } from '#lib/HttpError.ts'
import { assertNoFieldErrors } from '#validation/validateDates.ts'
import { message } from '#i18n/message.ts'
import { readFrontPicture, readLogoUrl } from './schoolPictureHandlers.ts'
import {
  keepWayTranslations,
  readSettings,
  readStoredSettings,
  SETTINGS_KEY,
  removePlaceholders,
} from './schoolSettings.ts'
import { parseWallDay } from '@maktab/calendar/WallDay'

/** Decision 16. */
export const settingsHandlers: HandlersFor<'getSettings' | 'saveSettings'> = {
  getSettings: coalesceReads(async ({ database, services, language }) => {
    const { sendsMails, softwareVersion } = services
    const settings = await readSettings(database, services, language)
    const [logo, frontPicture] = [await readLogoUrl(database), await readFrontPicture(database)]
    const pictures = { ...(logo !== null && { logo }), ...(frontPicture && { frontPicture }) }
    const defaults = {
      confirmsEmails: false,
      acceptsPdfReceipts: false,
      emailGreeting: 'hello',
      weekStart: 1,
      teachersMayMessage: false,
      offersTrials: false,
      excuseRule: '',
    } as const
    const response = { ...defaults, ...settings, ...pictures }
    return { settings: response, sendsMails, softwareVersion, joinsAccounts: true, keepsRequests: true }
  }),

  saveSettings: async ({ body, database, services, now }) => {
    const { version, paymentInstructions: instructions, ...others } = body
    const { currency, timeZone, rates = [] } = others
    const stored = (await readStoredSettings(database))?.settings
    // A form without accounts, switches, the public page or translations keeps the stored ones.
    const settings = {
      ...(others.paymentWays === undefined && {
        paymentWays: stored?.paymentWays,
        checkedWithinHours: stored?.checkedWithinHours,
      }),
      frontPage: stored?.frontPage,
      translations: stored?.translations,
      confirmsEmails: stored?.confirmsEmails,
      acceptsPdfReceipts: stored?.acceptsPdfReceipts,
      emailGreeting: stored?.emailGreeting,
      weekStart: stored?.weekStart,
      teachersMayMessage: stored?.teachersMayMessage,
      offersTrials: stored?.offersTrials,
      excuseRule: stored?.excuseRule,
      ...others,
      ...(others.paymentWays &&
        others.translations === undefined && {
          paymentWays: keepWayTranslations(others.paymentWays, stored?.paymentWays),
        }),
      rates: others.rates ?? (stored?.currency === currency ? (stored.rates ?? []) : []),
      paymentInstructions: removePlaceholders(instructions),
    }
    assertNoFieldErrors({
      ...(others.confirmsEmails &&
        !services.sendsMails && {
          confirmsEmails: [message('Email isn’t set up, so the link can’t be sent.')],
        }),
      ...(!isCurrency(currency) && { currency: [message('We don’t recognize this currency code.')] }),
      ...(!isTimeZone(timeZone)
        ? { timeZone: [message('We don’t recognize this time zone.')] }
        : validateRates({ rates, currency, today: getDayInZone(timeZone, now) })),
    })
    const value = JSON.stringify(settings)
    // Version 1 is also the version of unsaved defaults. Of two concurrent first saves the second waits here.
    const saved = await database
      .insertInto('settings')
      .values({ key: SETTINGS_KEY, version: 2, value })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({ version: sql<number>`settings.version + 1`, value }),
      )
      .returning('version')
      .executeTakeFirstOrThrow()
    if (version !== undefined && saved.version !== version + 1) throw versionConflict()
    return { message: message('Settings saved') }
  },
}

type School = Required<Pick<OperationRequest<'saveSettings'>['body'], 'rates'>> & {
  currency: string
  /** The current day at the school. */
  today: string
}

/** Rejects exchange rates that are not for other currencies, are duplicates, not above 0, or dated in the future. */
function validateRates({ rates, currency: own, today }: School): FieldErrors {
  const errors: FieldErrors = {}
  const visited = new Set<string>()
  for (const [index, { currency, rate, asOf }] of rates.entries()) {
    const field = `rates[${index}]`
    if (!isCurrency(currency)) errors[`${field}.currency`] = [message('We don’t recognize this currency code.')]
    else if (currency === own) errors[`${field}.currency`] = [message('This is the school’s own currency.')]
    else if (visited.has(currency)) errors[`${field}.currency`] = [message('This currency is listed twice.')]
    visited.add(currency)
    if (!/[1-9]/.test(rate)) errors[`${field}.rate`] = [message('The rate must be more than 0.')]
    if (!parseWallDay(asOf)) errors[`${field}.asOf`] = [message('That date doesn’t exist.')]
    else if (asOf > today) errors[`${field}.asOf`] = [message('This day is in the future.')]
  }
  return errors
}

/** Whether ISO 4217 has a currency with this code. */
function isCurrency(code: string): boolean {
  return Intl.supportedValuesOf('currency').includes(code)
}
