/** Converts a name to words: “EventBilling” to “Event billing”. */
export function toWords(name: string): string {
  return name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

/** The label of a field, as in the server’s validation errors: “dueOn” to “Due on”. */
export function labelOf(name: string): string {
  return upperFirst(toWords(name)).replaceAll('_', ' ')
}

export function lowerFirst(name: string): string {
  return name.slice(0, 1).toLowerCase() + name.slice(1)
}

export function upperFirst(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1)
}

/** “Policies” to “Policy”. */
export function singularize(plural: string): string {
  return plural.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '')
}

/** A string literal. */
export function quoted(text: string): string {
  return `'${text
    .replaceAll('\\', '\\\\')
    .replaceAll("'", String.raw`\'`)
    .replaceAll('\n', String.raw`\n`)}'`
}

/** Inserts lines before the first `end` after `start`; throws if either is missing. */
export function insertBefore(text: string, start: string, end: string, lines: string): string {
  const from = text.indexOf(start)
  const at = from < 0 ? -1 : text.indexOf(end, from + start.length)
  if (at < 0) throw new Error(`Can’t find “${start}” … “${end}” in the file to edit.`)
  return text.slice(0, at) + lines + text.slice(at)
}
