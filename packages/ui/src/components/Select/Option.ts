import type { Remote } from '#remote.ts'

/** Something that can be chosen. */
export type Option = {
  id: string
  /** In the words of whoever chooses: “STD-001 · Zaynab Malik”. */
  label: string
  /** Why it can't be chosen now; it is shown all the same, with this beneath it. */
  disabledReason?: string | undefined
  /** What else helps to choose, beneath it. */
  note?: string | undefined
}

/** What there is to choose from; a `Remote` where it comes from elsewhere. */
export type Options = readonly Option[] | Remote<readonly Option[]>
