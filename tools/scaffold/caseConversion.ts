/** What a thing is called for people: “EventBilling” is “Event billing”. */
export function toWords(name: string): string {
  return name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

export function lowerFirst(name: string): string {
  return name.slice(0, 1).toLowerCase() + name.slice(1)
}

export function upperFirst(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1)
}

/** One of them: “Policies” are each a “Policy”. */
export function singularize(plural: string): string {
  return plural.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '')
}
