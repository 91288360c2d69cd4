import type { Settings } from '@maktab/contract/schema'
import type { Some } from '../contract/Handler.ts'
import type { Database } from '../database/openDatabase.ts'
import { missing } from '../Refusal.ts'
import { message } from '../i18n/message.ts'
import { addressOf } from '../uploads/addressOf.ts'
import { keptSize } from '../uploads/keptSize.ts'

/** Where the names of the picture and of its small one are among what is kept by key, and what else is known of it. */
export const FRONT_PICTURE_KEYS = {
  picture: 'frontPicture',
  small: 'frontPictureSmall',
  facts: 'frontPictureFacts',
} as const

/** Its size in pixels, how wide the small one is, and what it shows. */
export type FrontPictureFacts = { width: number; height: number; smallWidth: number; description: string }

type Kept = { picture: string; small: string; facts: FrontPictureFacts }

async function findKept(database: Database): Promise<Kept | undefined> {
  const rows = await database
    .selectFrom('settings')
    .select(['key', 'value'])
    .where('key', 'in', Object.values(FRONT_PICTURE_KEYS))
    .execute()
  const valueOf = (part: keyof Kept) => rows.find(({ key }) => key === FRONT_PICTURE_KEYS[part])?.value
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
    url: addressOf(kept.picture),
    width,
    height,
    small: { url: addressOf(kept.small), width: smallWidth },
    ...(description && { description }),
  }
}

/** It goes its own way, as the mark does (decision 149): what it shows is told with it, also of one that is there already. */
export const frontPictureHandlers: Some<'saveFrontPicture'> = {
  saveFrontPicture: async ({ body, files, database, services, afterwards }) => {
    const file = files.get('frontPicture')
    const { description } = body
    const before = await findKept(database)
    if (!file && description !== undefined) {
      if (!before) throw missing('frontPicture', 'Front picture')
      await keep(database, { ...before, facts: { ...before.facts, description } })
      return { message: message('Front picture saved') }
    }
    if (before) {
      afterwards(() => services.pictures.retire(before.picture))
      afterwards(() => services.pictures.retire(before.small))
    }
    if (!file) {
      await database.deleteFrom('settings').where('key', 'in', Object.values(FRONT_PICTURE_KEYS)).execute()
      return { message: message('Front picture removed') }
    }
    const bytes = Buffer.from(await file.arrayBuffer())
    const [size, { width: smallWidth }] = [await keptSize(bytes, 'picture'), await keptSize(bytes, 'small')]
    await keep(database, {
      picture: await services.pictures.keep(file, 'frontPicture'),
      small: await services.pictures.keep(file, 'frontPicture', 'small'),
      facts: { ...size, smallWidth, description: description ?? '' },
    })
    return { message: message('Front picture saved') }
  },
}

async function keep(database: Database, { picture, small, facts }: Kept): Promise<void> {
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
