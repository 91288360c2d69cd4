/** What a message of a catalogue can look like on the page: as a whole, or the part of it that an element holds. */
export function createMessagePatterns(catalogue: string): RegExp[] {
  const messages = [...catalogue.matchAll(/^msgid ((?:".*"\n)+)/gm)].map(([, lines = '']) =>
    lines
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as string)
      .join(''),
  )
  const patterns = messages
    .filter(Boolean)
    .flatMap((message) => [
      patternOf(message.replaceAll(/<\/?\w+\/?>/g, '')),
      ...[...message.matchAll(/<(\w+)>(.*?)<\/\1>/gs)].map(([, , inner = '']) => patternOf(inner)),
      ...[...message.matchAll(/(?:one|other|zero|=\d+) \{([^{}]*)\}/g)].map(([, form = '']) => patternOf(form)),
    ])
  return patterns.filter(({ source }) => source !== '^.+$')
}

/** Values stand in braces or, of a plural, at its `#`; whole plurals are left to their forms. */
function patternOf(message: string): RegExp {
  const parts = message.replaceAll(/\{[^{}]*\{.*\}\}/gs, '{forms}').split(/\{\w+\}|#/)
  const escaped = parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return new RegExp(`^${escaped.join('.+')}$`, 's')
}
