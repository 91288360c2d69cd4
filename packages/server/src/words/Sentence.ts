import type { doneWords } from './doneWords.ts'
import type { findingWords } from './findingWords.ts'
import type { labels } from './labels.ts'
import type { refusalWords } from './refusalWords.ts'
import type { ruleWords } from './ruleWords.ts'

type Known = keyof (typeof doneWords & typeof refusalWords & typeof ruleWords & typeof findingWords)

/** A sentence with gaps. */
export type Pattern = Extract<Known, `${string}{${string}}${string}`>
type Label = keyof typeof labels

declare const filled: unique symbol
/** A pattern whose gaps are filled, by `fill`. */
export type Filled = string & { readonly [filled]: true }

/**
 * What the school says to people: in English, which is the contract’s, and for which the catalogues have the other
 * languages. What they don’t have doesn’t compile.
 */
export type Sentence = Exclude<Known, Pattern> | `${Label} is required` | Filled
