/** A validation message: English with placeholders, and their values. */
export type ValidationMessage = {
  id: (typeof rules)[number][1]
  values: Record<string, string>
  /** Allowed types, for the placeholder `{kind}`. */
  kinds: string[]
}

const types: Record<string, string> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  null: 'empty',
}

const formats: Record<string, string> = {
  email: 'an email address',
  date: 'a date in the format YYYY-MM-DD',
  'date-time': 'a date and a time',
  time: 'a time',
  uri: 'a web address',
}

/** Messages by the validator's text; named groups become placeholders. */
const rules = [
  [/must have required property|is required$/, '{label} is required'],
  [/must NOT have fewer than 1 characters/, '{label} is required'],
  [/must NOT have additional properties/, '{label} isn’t expected here'],
  [/must NOT have fewer than (?<count>\d+) characters/, '{label} must have at least {count} characters'],
  [/must NOT have fewer than (?<count>\d+) items/, '{label} must have at least {count} items'],
  [/must NOT have more than (?<count>\d+) characters/, '{label} must have at most {count} characters'],
  [/must NOT have more than (?<count>\d+) items/, '{label} must have at most {count} items'],
  [/must be >= (?<count>\S+)/, '{label} must be at least {count}'],
  [/must be <= (?<count>\S+)/, '{label} must be at most {count}'],
  [/must be > (?<count>\S+)/, '{label} must be more than {count}'],
  [/must be < (?<count>\S+)/, '{label} must be less than {count}'],
  [/must be equal to one of the allowed values: (?<values>.+)/, '{label} must be one of: {values}'],
  [/must match format "(?<format>[^"]+)"/, '{label} must be {kind}'],
  [/must match pattern "\^\[\^\\x00/, '{label} contains invisible characters'],
  [/must match pattern/, '{label} isn’t in the right format'],
  [/must be (?<types>(?:string|number|integer|boolean|array|object|null)(?:,\w+)*)$/, '{label} must be {kind}'],
  [/must match exactly one schema in oneOf/, '{label} isn’t in the right format'],
  [/\b(?<rule>must .*)$/, '{label} {rule}'],
] as const

/** Converts a validator’s message about the field `label`. */
export function toValidationMessage(text: string, label: string): ValidationMessage {
  for (const [pattern, id] of rules) {
    const found = pattern.exec(text)
    if (!found) continue
    const { format, types: names, ...values } = { ...found.groups }
    const kinds = names?.split(',').map((name) => types[name] ?? name) ?? []
    return { id, values: { label, ...values }, kinds: format ? [formats[format] ?? `a valid ${format}`] : kinds }
  }
  return { id: '{label} {rule}', values: { label, rule: text }, kinds: [] }
}

export function formatInEnglish({ id, values, kinds }: ValidationMessage): string {
  const known: Record<string, string> = { ...values, kind: kinds.join(' or ') }
  return id.replaceAll(/\{(\w+)\}/g, (_, name: string) => known[name] ?? '')
}
