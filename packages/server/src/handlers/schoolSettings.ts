import type { Call } from '../contract/Handler.ts'
import type { Database } from '../database/openDatabase.ts'
import type { School } from '../School.ts'

type Moment = { database: Database; school: Pick<School, 'timeZone'>; now: number }
type Settings = Call<'saveSettings'>['body'] & { version: number }

/** Where the settings are among what else is kept by key. */
export const SETTINGS_KEY = 'school'

/** What holds until a school says otherwise; no account number is invented (decision 35). */
const unset = (timeZone: string): Settings => ({
  name: 'Maktab',
  currency: 'USD',
  timeZone,
  paymentInstructions: {
    domestic: 'The school has not said yet how to pay from within the country. Please ask the office.',
    international: 'The school has not said yet how to pay from abroad. Please ask the office.',
  },
  version: 1,
})

export async function readSettings(database: Database, { timeZone }: Pick<School, 'timeZone'>): Promise<Settings> {
  const kept = await database
    .selectFrom('settings')
    .select(['value', 'version'])
    .where('key', '=', SETTINGS_KEY)
    .executeTakeFirst()
  const initial = unset(timeZone)
  if (!kept) return initial
  const settings = JSON.parse(kept.value) as Omit<Settings, 'version'>
  const { domestic, international } = settings.paymentInstructions
  return {
    ...settings,
    paymentInstructions: {
      domestic: domestic || initial.paymentInstructions.domestic,
      international: international || initial.paymentInstructions.international,
    },
    version: kept.version,
  }
}

/** The days of the school's zone on which moments fell, as yyyy-MM-dd (decision 31). */
export async function readDays(database: Database, school: Pick<School, 'timeZone'>) {
  const { timeZone } = await readSettings(database, school)
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
  return (moment: number): string => format.format(moment)
}

/** The day that it is at the school now, in its zone (decision 31). */
export async function readToday({ database, school, now }: Moment): Promise<string> {
  return (await readDays(database, school))(now)
}
