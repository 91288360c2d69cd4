import { dayIn } from '@maktab/calendar/zones'
import { examples } from '@maktab/contract/examples'
import type { Database } from '../database/openDatabase.ts'
import { FRONT_PICTURE_KEYS, type FrontPictureFacts } from '../features/settings/frontPicture.ts'
import { LOGO_KEY } from '../features/settings/schoolLogo.ts'
import { SETTINGS_KEY } from '../features/settings/schoolSettings.ts'
import type { DemoPictures } from './createDemoPictures.ts'

/** What holds for the whole school. The accounts to which one pays are plainly made up: nobody could pay to them (decision 141). */
export async function addSettings(
  database: Database,
  { logo, front: { picture, small, ...size } }: Pick<DemoPictures, 'logo' | 'front'>,
  now: number,
): Promise<void> {
  const { version: _first, ...typical } = examples.getSettings[200].typical.settings
  const timeZone = 'Asia/Karachi'
  const rates = typical.rates.map((rate) => ({ ...rate, asOf: dayIn(timeZone, now) }))
  const settings = { ...typical, timeZone, rates }
  const facts: FrontPictureFacts = { ...size, description: 'An open book at a window, at dawn' }
  await database
    .insertInto('settings')
    .values([
      { key: SETTINGS_KEY, value: JSON.stringify(settings) },
      { key: LOGO_KEY, value: logo },
      { key: FRONT_PICTURE_KEYS.picture, value: picture },
      { key: FRONT_PICTURE_KEYS.small, value: small },
      { key: FRONT_PICTURE_KEYS.facts, value: JSON.stringify(facts) },
    ])
    .execute()
}
