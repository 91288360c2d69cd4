import { limits } from '@maktab/contract/limits/saveFrontPicture'
import type { Settings } from '@maktab/contract/schema'
import { type Infer, object } from 'superstruct'
import { optionalFile, optionalText, requiredFile } from '#forms/rules.ts'

/** What `onSaveFrontPicture` gets: without a picture it describes the one that is there, with nothing it takes that away. */
export type FrontPictureDraft = { frontPicture?: File; description?: string }

/** A picture is needed as long as there is none. */
export const frontPictureSchema = (current: Settings['frontPicture']) =>
  object({ frontPicture: current ? optionalFile() : requiredFile(), description: optionalText(limits.description) })

export type FrontPictureValues = Infer<ReturnType<typeof frontPictureSchema>>

export function toValues(current: Settings['frontPicture']): FrontPictureValues {
  return { frontPicture: null, description: current?.description ?? '' }
}

export function toDraft({ frontPicture, description }: FrontPictureValues): FrontPictureDraft {
  return { ...(frontPicture && { frontPicture }), description: description.trim() }
}
