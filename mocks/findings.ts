export type Finding = { path?: (string | number)[]; code?: string | number; message: string }

/** Prism's findings as the contract's `error`: messages by field, named the way the wire names them. */
export function toFields(findings: readonly Finding[]): Record<string, string[]> {
  const fields = new Map<string, Set<string>>()
  for (const finding of findings) {
    const { field, message } = readFinding(finding)
    fields.set(field, (fields.get(field) ?? new Set()).add(message))
  }
  return Object.fromEntries([...fields].map(([field, messages]) => [field, [...messages]]))
}

function readFinding({ path = [], code, message }: Finding): { field: string; message: string } {
  const [, ...segments] = path.map(String)
  const quoted = /'([^']+)'$/.exec(message)?.[1]
  if (code === 'required' && quoted !== undefined) {
    return { field: nameOf([...segments, quoted]), message: `${wordsOf(quoted)} is required` }
  }
  if (code === 'additionalProperties' && quoted !== undefined) {
    return { field: nameOf([...segments, quoted]), message: `${wordsOf(quoted)} is not part of this call` }
  }
  const subject = wordsOf(segments.findLast((segment) => !/^\d+$/.test(segment)) ?? 'body')
  if (segments.length === 0)
    return { field: 'body', message: message.replace(/^(Request body|Body parameter)/, 'Body') }
  if (code === 'minLength' && message.includes('fewer than 1 ')) {
    return { field: nameOf(segments), message: `${subject} is required` }
  }
  const rule = /\b(must .*|matches? .*)$/.exec(message)?.[1] ?? message
  return { field: nameOf(segments), message: `${subject} ${rule}` }
}

/** `courses`, `0`, `timings`, `1`, `to` as `courses[0].timings[1].to`. */
function nameOf(segments: readonly string[]): string {
  return segments.reduce(
    (name, segment) => (/^\d+$/.test(segment) ? `${name}[${segment}]` : name === '' ? segment : `${name}.${segment}`),
    '',
  )
}

function wordsOf(name: string): string {
  const words = name.replaceAll(/[_-]/g, ' ').replaceAll(/([a-z])([A-Z])/g, '$1 $2')
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase()
}
