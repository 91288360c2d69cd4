import type { Settings } from '@maktab/contract/schema'
import type { HandlersFor } from '#contract/Handler.ts'
import type { Database } from '#database/openDatabase.ts'
import { missingField } from '#lib/HttpError.ts'
import { message } from '#i18n/message.ts'
import { getPictureUrl, calculateStoredSize } from '#storage/PictureStorage.ts'

/** The setting keys for the file names of the picture and its small version, and for its metadata. */
export const FRONT_PICTURE_KEYS = {
  picture: 'frontPicture',
  small: 'frontPictureSmall',
  facts: 'frontPictureFacts',
} as const

/** The size in pixels, the width of the small version, and the description. */
export type FrontPictureFacts = { width: number; height: number; smallWidth: number; description: string }

type StoredFrontPicture = { picture: string; small: string; facts: FrontPictureFacts }

async function readStoredPicture(database: Database): Promise<StoredFrontPicture | undefined> {
  const rows = await database
    .selectFrom('settings')
    .select(['key', 'value'])
    .where('key', 'in', Object.values(FRONT_PICTURE_KEYS))
    .execute()
  const valueOf = (part: keyof StoredFrontPicture) => rows.find(({ key }) => key === FRONT_PICTURE_KEYS[part])?.value
  const [picture, small, facts] = [valueOf('picture'), valueOf('small'), valueOf('facts')]
  if (picture === undefined || small === undefined || facts === undefined) return undefined
  return { picture, small, facts: JSON.parse(facts) as FrontPictureFacts }
}

/** The picture at the top of the public page; undefined without one. */
export async function readFrontPicture(database: Database): Promise<Settings['frontPicture']> {
  const stored = await readStoredPicture(database)
  if (!stored) return undefined
  const { width, height, smallWidth, description } = stored.facts
  return {
    url: getPictureUrl(stored.picture),
    width,
    height,
    small: { url: getPictureUrl(stored.small), width: smallWidth },
    ...(description && { description }),
  }
}

/**
 * Saved separately from the settings form, like the logo (decision 149). The description is saved with it, also for an
 * existing picture.
 */
export const frontPictureHandlers: HandlersFor<'saveFrontPicture'> = {
  saveFrontPicture: async ({ body, files, database, services, afterCommit }) => {
    const file = files.get('frontPicture')
    const { description } = body
    const before = await readStoredPicture(database)
    if (!file && description !== undefined) {
      if (!before) throw missingField('frontPicture', 'Front picture')
      await storePicture(database, { ...before, facts: { ...before.facts, description } })
      return { message: message('Front page image saved') }
    }
    if (before) {
      afterCommit(() => services.pictures.retire(before.picture))
      afterCommit(() => services.pictures.retire(before.small))
    }
    if (!file) {
      await database.deleteFrom('settings').where('key', 'in', Object.values(FRONT_PICTURE_KEYS)).execute()
      return { message: message('Front page image removed') }
    }
    const bytes = Buffer.from(await file.arrayBuffer())
    const [size, { width: smallWidth }] = [
      await calculateStoredSize(bytes, 'picture'),
      await calculateStoredSize(bytes, 'small'),
    ]
    await storePicture(database, {
      picture: await services.pictures.store(file, 'frontPicture'),
      small: await services.pictures.store(file, 'frontPicture', 'small'),
      facts: { ...size, smallWidth, description: description ?? '' },
    })
    return { message: message('Front page image saved') }
  },
}

async function storePicture(database: Database, { picture, small, facts }: StoredFrontPicture): Promise<void> {
  const values = [
    { key: FRONT_PICTURE_KEYS.picture, value: picture },
    { key: FRONT_PICTURE_KEYS.small, value: small },
    { key: FRONT_PICTURE_KEYS.facts, value: JSON.stringify(facts) },
  ]
  await database
    .insertInto('settings')
    .values(values)
    .onConflict((conflict) => conflict.column('key').doUpdateSet(({ ref }) => ({ value: ref('excluded.value') })))
    .execute()
}

/** The setting key of the logo's file name. */
export const LOGO_KEY = 'logo'

/** The file name of the logo; null without one. */
export async function readLogoName(database: Database): Promise<string | null> {
  const stored = await database.selectFrom('settings').select('value').where('key', '=', LOGO_KEY).executeTakeFirst()
  return stored?.value ?? null
}

/** The URL of the school's logo; null without one. */
export async function readLogoUrl(database: Database): Promise<string | null> {
  return getPictureUrl(await readLogoName(database))
}

/** Decision 149: saved separately from the settings form, because a picture is uploaded before the form is saved. */
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
