import { limits } from '@maktab/contract/limits/saveSettings'
import type { FrontPageSettings } from '@maktab/contract/schema'
import { type Infer, array, object } from 'superstruct'
import { choicesOf, optionalText } from '#forms/rules.ts'
import { frontPageParts } from '#lib/school/frontPageParts.ts'

/** So many steps there are, whether the school has words for them or not. */
const STEPS = limits['frontPage.steps'].max

/** What the page for visitors says and shows, as the form of the settings has it. */
export const frontPageFields = object({
  motto: optionalText(limits['frontPage.motto']),
  about: optionalText(limits['frontPage.about']),
  steps: array(
    object({
      title: optionalText(limits['frontPage.steps[].title']),
      text: optionalText(limits['frontPage.steps[].text']),
    }),
  ),
  shows: choicesOf(frontPageParts),
})

type FrontPageValues = Infer<typeof frontPageFields>

export function frontPageToValues({
  motto = '',
  about = '',
  steps = [],
  shows = [],
}: Partial<FrontPageSettings> = {}): FrontPageValues {
  const step = (index: number) => ({ title: '', text: '', ...steps[index] })
  return { motto, about, steps: Array.from({ length: STEPS }, (_, index) => step(index)), shows: [...shows] }
}

export function frontPageToRequest({ motto, about, steps, shows }: FrontPageValues): FrontPageSettings {
  const told = steps.map(({ title, text }) => ({
    ...(title.trim() && { title: title.trim() }),
    ...(text.trim() && { text: text.trim() }),
  }))
  return {
    ...(motto.trim() && { motto: motto.trim() }),
    ...(about.trim() && { about: about.trim() }),
    ...(told.some((step) => Object.keys(step).length > 0) && { steps: told }),
    // In their order, not in that in which they were ticked.
    shows: frontPageParts.filter((part) => shows.includes(part)),
  }
}
