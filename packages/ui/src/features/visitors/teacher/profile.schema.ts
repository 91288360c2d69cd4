import { limits } from '@maktab/contract/limits/saveOwnProfile'
import type { OwnProfile, OwnProfileForm } from '@maktab/contract/schema'
import { type Infer, boolean, object } from 'superstruct'
import { optionalNumber, optionalText } from '#forms/rules.ts'

type Profile = OwnProfile['profile']

export const profileSchema = object({
  isPublic: boolean(),
  publicName: optionalText(limits.publicName),
  about: optionalText(limits.about),
  experienceYears: optionalNumber(limits.experienceYears),
})

export type ProfileValues = Infer<typeof profileSchema>

export function toValues({ isPublic, publicName, about, experienceYears }: Profile): ProfileValues {
  return { isPublic, publicName, about, experienceYears }
}

export function toRequest(values: ProfileValues, version: number | undefined): OwnProfileForm {
  return {
    isPublic: values.isPublic,
    publicName: values.publicName.trim(),
    about: values.about.trim(),
    experienceYears: values.experienceYears,
    ...(version !== undefined && { version }),
  }
}
