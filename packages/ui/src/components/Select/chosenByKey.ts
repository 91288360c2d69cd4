import { searchable } from '@maktab/contract/wire/searchable'
import type { Option } from './Option.ts'

const canBeChosen = ({ disabledReason }: Option) => disabledReason === undefined

/** The next option that can be chosen before or after the chosen one; the first where none is. */
export function stepFrom(options: readonly Option[], chosenId: string | null, step: -1 | 1): Option | undefined {
  const at = options.findIndex(({ id }) => id === chosenId)
  if (at === -1) return options.find(canBeChosen)
  return step === 1 ? options.slice(at + 1).find(canBeChosen) : options.slice(0, at).findLast(canBeChosen)
}

/** The first option that begins with what was typed, however it is written. */
export function beginsWith(options: readonly Option[], typed: string): Option | undefined {
  const start = searchable(typed)
  if (start === '') return undefined
  return options.find((option) => canBeChosen(option) && searchable(option.label).startsWith(start))
}
