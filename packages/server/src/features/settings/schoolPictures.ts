import type { Settings } from '@maktab/contract/schema'
import type { HandlersFor } from '#contract/Handler.ts'
import type { Database } from '#database/openDatabase.ts'
import { missingField } from '#lib/HttpError.ts'
import { message } from '#i18n/message.ts'
import { getPictureUrl, calculateStoredSize } from '#storage/PictureStorage.ts'

/** Where the names of the picture and of its small one are among what is kept by key, and what else is known of it. */
export const FRONT_PICTURE_KEYS = {
  picture: 'frontPicture',
  small: 'frontPictureSmall',
  facts: 'frontPictureFacts',
} as const

/** Its size in pixels, how wide the small one is, and what it shows. */
export type FrontPictureFacts = { width: number; height: number; smallWidth: number; description: string }

type StoredFrontPicture = { picture: string; small: string; facts: FrontPictureFacts }

async function findKept(database: Database): Promise<StoredFrontPicture | undefined> {
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

/** What the page for visitors is headed by; undefined where there is none. */
export async function readFrontPicture(database: Database): Promise<Settings['frontPicture']> {
  const kept = await findKept(database)
  if (!kept) return undefined
  const { width, height, smallWidth, description } = kept.facts
  return {
    url: getPictureUrl(kept.picture),
    width,
    height,
    small: { url: getPictureUrl(kept.small), width: smallWidth },
    ...(description && { description }),
  }
}

/** It goes its own way, as the mark does (decision 149): what it shows is told with it, also of one that is there already. */
export const frontPictureHandlers: HandlersFor<'saveFrontPicture'> = {
  saveFrontPicture: async ({ body, files, database, services, afterCommit }) => {
    const file = files.get('frontPicture')
    const { description } = body
    const before = await findKept(database)
    if (!file && description !== undefined) {
      if (!before) throw missingField('frontPicture', 'Front picture')
      await keep(database, { ...before, facts: { ...before.facts, description } })
      return { message: message('Front picture saved') }
    }
    if (before) {
      afterCommit(() => services.pictures.retire(before.picture))
      afterCommit(() => services.pictures.retire(before.small))
    }
    if (!file) {
      await database.deleteFrom('settings').where('key', 'in', Object.values(FRONT_PICTURE_KEYS)).execute()
      return { message: message('Front picture removed') }
    }
    const bytes = Buffer.from(await file.arrayBuffer())
    const [size, { width: smallWidth }] = [
      await calculateStoredSize(bytes, 'picture'),
      await calculateStoredSize(bytes, 'small'),
    ]
    await keep(database, {
      picture: await services.pictures.store(file, 'frontPicture'),
      small: await services.pictures.store(file, 'frontPicture', 'small'),
      facts: { ...size, smallWidth, description: description ?? '' },
    })
    return { message: message('Front picture saved') }
  },
}

async function keep(database: Database, { picture, small, facts }: StoredFrontPicture): Promise<void> {
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
