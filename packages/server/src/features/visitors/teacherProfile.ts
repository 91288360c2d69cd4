import type { OperationRequest } from '#contract/Handler.ts'
import { getPictureUrl } from '#storage/PictureStorage.ts'

/** The columns of a teacher’s profile for visitors; the photo belongs to the account. */
export const profileColumns = [
  'is_public',
  'is_hidden',
  'public_name',
  'teachers.about',
  'experience_years',
  'accounts.avatar',
] as const

type ProfileRow = {
  is_public: number
  is_hidden: number
  public_name: string | null
  about: string | null
  experience_years: number | null
  avatar: string | null
}

/** Separates the profile, as teachers and administrators see it, from the other columns of a row. */
export function splitProfile<Row extends ProfileRow>({
  is_public,
  is_hidden,
  public_name,
  about,
  experience_years,
  avatar,
  ...others
}: Row) {
  const profile = {
    isPublic: is_public === 1,
    isHidden: is_hidden === 1,
    publicName: public_name ?? '',
    about: about ?? '',
    experienceYears: experience_years,
    photo: getPictureUrl(avatar),
  }
  return { profile, others }
}

/** The languages of a teacher from their column, in the words of the contract. */
export function parseTeacherLanguages(stored: string | null): string[] {
  return [...new Set((stored ?? '').split(',').map((word) => word.trim().toLowerCase()))].filter(Boolean)
}

type PhotoCall = Pick<OperationRequest<'saveOwnPhoto'>, 'database' | 'services' | 'afterCommit'>

/** Saves the file name of a photo, or none, and removes the file of the previous one. */
export async function replacePhoto(
  { database, services, afterCommit }: PhotoCall,
  accountId: number,
  avatar: string | null,
): Promise<void> {
  const { avatar: before } = await database
    .selectFrom('accounts')
    .select('avatar')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  await database.updateTable('accounts').set({ avatar }).where('id', '=', accountId).execute()
  if (before !== null) afterCommit(() => services.pictures.retire(before))
}
