import type { Settings } from '@maktab/contract/schema'
import type { HandlersFor } from '#contract/Handler.ts'
import type { Database } from '#database/openDatabase.ts'
import { missingField } from '#lib/HttpError.ts'
import { message } from '#i18n/message.ts'
import { getPictureUrl } from '#storage/getPictureUrl.ts'
import { calculateStoredSize } from '#storage/calculateStoredSize.ts'

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
