import type { HandlersFor } from '#contract/Handler.ts'
import type { Database } from '#database/openDatabase.ts'
import { message } from '#i18n/message.ts'
import { getPictureUrl } from '#storage/getPictureUrl.ts'

/** Where the name of the picture is among what is kept by key. */
export const LOGO_KEY = 'logo'

/** What the picture of the mark is called; null where there is none. */
export async function readLogoName(database: Database): Promise<string | null> {
  const kept = await database.selectFrom('settings').select('value').where('key', '=', LOGO_KEY).executeTakeFirst()
  return kept?.value ?? null
}

/** The address of the school’s own mark; null where it has none. */
export async function readLogoUrl(database: Database): Promise<string | null> {
  return getPictureUrl(await readLogoName(database))
}

/** Decision 149. It is no field of the settings’ form: a picture goes its own way, and is there before they are saved. */
export const logoHandlers: HandlersFor<'saveSchoolLogo'> = {
  saveSchoolLogo: async ({ files, database, services, afterCommit }) => {
    const file = files.get('logo')
    const before = await readLogoName(database)
    if (before !== null) afterCommit(() => services.pictures.retire(before))
    if (!file) {
      await database.deleteFrom('settings').where('key', '=', LOGO_KEY).execute()
      return { message: message('Logo removed') }
    }
    const value = await services.pictures.store(file, 'logo')
    await database
      .insertInto('settings')
      .values({ key: LOGO_KEY, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute()
    return { message: message('Logo saved') }
  },
}
