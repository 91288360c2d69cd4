/** Why a value doesn't fit. Validation names the rule; `formatFieldError` gives it words. */
export type Rule =
  | { rule: 'required' }
  | { rule: 'tooLong'; limit: number }
  | { rule: 'tooShort'; limit: number }
  | { rule: 'tooFew'; limit: number }
  | { rule: 'different' }
  | { rule: 'notEmail' }
  | { rule: 'noCountryCode' }
  | { rule: 'notNumber' }
  | { rule: 'notPositive' }
  | { rule: 'tooSmall'; limit: number }
  | { rule: 'tooLarge'; limit: number }
  | { rule: 'incomplete' }
  | { rule: 'notDay' }
  | { rule: 'shortYear' }
  | { rule: 'tooEarly'; day: string }
  | { rule: 'tooLate'; day: string }
  | { rule: 'inFuture' }
  | { rule: 'notTime' }
  | { rule: 'sameTimes' }
  | { rule: 'halfRange' }
  | { rule: 'noTimings' }
  | { rule: 'timeTwice' }
  | { rule: 'currencyTwice' }
  | { rule: 'ownCurrency' }
  | { rule: 'noClass' }
  | { rule: 'noStudent' }
  | { rule: 'noStudentTimings' }
  | { rule: 'notApplied' }

/** A rule travels through superstruct and Formik as text. */
export function encodeRule(rule: Rule): string {
  return JSON.stringify(rule)
}

/** Undefined where the text is no rule but already words (a server's message). */
export function decodeRule(text: string): Rule | undefined {
  if (!text.startsWith('{"rule":')) return undefined
  return JSON.parse(text) as Rule
}
