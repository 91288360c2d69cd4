const types: Record<string, string> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  null: 'nothing',
}

const formats: Record<string, string> = {
  email: 'an e-mail address',
  date: 'a day as yyyy-MM-dd',
  'date-time': 'a day and a time',
  time: 'a time',
  uri: 'a web address',
}

/** What the validator says, in words for people; each is what follows the name of a field. */
const rules: [pattern: RegExp, words: (...found: string[]) => string][] = [
  [/must have required property|is required$/, () => 'is required'],
  [/must NOT have fewer than 1 characters/, () => 'is required'],
  [/must NOT have additional properties/, () => 'is not part of this call'],
  [/must NOT have fewer than (\d+) (\w+)/, (count = '', things = '') => `must have at least ${count} ${things}`],
  [/must NOT have more than (\d+) (\w+)/, (count = '', things = '') => `must have at most ${count} ${things}`],
  [/must be >= (\S+)/, (least = '') => `must be at least ${least}`],
  [/must be <= (\S+)/, (most = '') => `must be at most ${most}`],
  [/must be > (\S+)/, (less = '') => `must be more than ${less}`],
  [/must be < (\S+)/, (more = '') => `must be less than ${more}`],
  [/must be equal to one of the allowed values: (.+)/, (values = '') => `must be one of: ${values}`],
  [/must match format "([^"]+)"/, (format = '') => `must be ${formats[format] ?? `a valid ${format}`}`],
  [/must match pattern "\^\[\^\\x00/, () => 'has characters that can’t be seen'],
  [/must match pattern/, () => 'is not written as it should be'],
  [
    /must be ((?:string|number|integer|boolean|array|object|null)(?:,\w+)*)$/,
    (names = '') =>
      `must be ${names
        .split(',')
        .map((name) => types[name] ?? name)
        .join(' or ')}`,
  ],
  [/\b(must .*)$/, (rest = '') => rest],
]

/** A validator's message about a field, without the field: `is required`, `must be a number`. */
export function wordsOfFinding(message: string): string {
  for (const [pattern, words] of rules) {
    const found = pattern.exec(message)
    if (found) return words(...found.slice(1))
  }
  return message
}
