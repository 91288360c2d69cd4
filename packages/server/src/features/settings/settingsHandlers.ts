import { dayIn } from '@maktab/calendar/zones'
import { sql } from 'kysely'
import type { HandlersFor } from '#contract/Handler.ts'
import { coalesceReads } from '#contract/coalesceReads.ts'
import { isTimeZone } from '#lib/isTimeZone.ts'
import { versionConflict } from '#lib/HttpError.ts'
import { assertNoFieldErrors } from '#validation/validateTimes.ts'
import { message } from '#i18n/message.ts'
import { validateRates } from './validateRates.ts'
import { readFrontPicture } from './frontPicture.ts'
import { isCurrency } from './isCurrency.ts'
import { readLogoUrl } from './schoolLogo.ts'
import {
  readSavedFrontPage,
  readSavedRates,
  readSavedFlags,
  readSavedPaymentMethods,
  readSettings,
  SETTINGS_KEY,
  removePlaceholders,
} from './schoolSettings.ts'

/** Decision 16. */
export const settingsHandlers: HandlersFor<'getSettings' | 'saveSettings'> = {
  getSettings: coalesceReads(async ({ database, services, language }) => {
    const { sendsMails, softwareVersion } = services
    const settings = await readSettings(database, services, language)
    const [logo, frontPicture] = [await readLogoUrl(database), await readFrontPicture(database)]
    const pictures = { ...(logo !== null && { logo }), ...(frontPicture && { frontPicture }) }
    const told = { confirmsEmails: false, acceptsPdfReceipts: false, ...settings, ...pictures }
    return { settings: told, sendsMails, softwareVersion, joinsAccounts: true }
  }),

  saveSettings: async ({ body, database, services, now }) => {
    const { version, paymentInstructions: told, ...others } = body
    // A form without accounts, switches or the page for visitors leaves them as they are.
    const kept = {
      ...(others.paymentWays === undefined && (await readSavedPaymentMethods(database))),
      ...(await readSavedFrontPage(database)),
      ...(await readSavedFlags(database)),
    }
    const { currency, timeZone, rates = [] } = others
    const settings = {
      ...kept,
      ...others,
      rates: others.rates ?? (await readSavedRates(database, currency)),
      paymentInstructions: removePlaceholders(told),
    }
    assertNoFieldErrors({
      ...(others.confirmsEmails &&
        !services.sendsMails && {
          confirmsEmails: [message('The school has no mail server that could send the link.')],
        }),
      ...(!isCurrency(currency) && { currency: [message('There is no currency with this code.')] }),
      ...(!isTimeZone(timeZone)
        ? { timeZone: [message('There is no time zone with this name.')] }
        : validateRates({ rates, currency, today: dayIn(timeZone, now) })),
    })
    const value = JSON.stringify(settings)
    // A school that had set nothing was told version 1; of two saved at once the second waits here for the first.
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
