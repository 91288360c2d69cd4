import { limits } from '@maktab/contract/limits/saveSettings'
import type { FrontPageSettings } from '@maktab/contract/schema'
import { type Infer, object } from 'superstruct'
import { choicesOf, optionalText } from '#forms/rules.ts'
import { frontPageParts } from '#model/frontPageParts.ts'

/** What the page for visitors says and shows, as the form of the settings has it. */
export const frontPageFields = object({
  motto: optionalText(limits['frontPage.motto']),
  about: optionalText(limits['frontPage.about']),
  shows: choicesOf(frontPageParts),
})

type FrontPageValues = Infer<typeof frontPageFields>

export function frontPageToValues({
  motto = '',
  about = '',
  shows = [],
}: Partial<FrontPageSettings> = {}): FrontPageValues {
  return { motto, about, shows: [...shows] }
}

export function frontPageToRequest({ motto, about, shows }: FrontPageValues): FrontPageSettings {
  return {
    ...(motto.trim() && { motto: motto.trim() }),
    ...(about.trim() && { about: about.trim() }),
    // In their order, not in that in which they were ticked.
    shows: frontPageParts.filter((part) => shows.includes(part)),
  }
}
