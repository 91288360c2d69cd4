const MAX_LENGTH = 200

/** What of an answer breaks the contract, for whoever writes the handler: a line for each place, with what stands there. */
export function describeContractViolations(faults: Record<string, string[]>, body: unknown): string {
  return Object.entries(faults)
    .map(([path, messages]) => `  ${path}: ${messages.join('; ')} (there is ${show(valueAt(body, path))})`)
    .join('\n')
}

function valueAt(body: unknown, path: string): unknown {
  if (path === 'body') return body
  const steps = path.split(/[.[\]]+/).filter((step) => step !== '')
  return steps.reduce<unknown>((group, step) => (group as Record<string, unknown> | null | undefined)?.[step], body)
}

function show(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value)
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text
}
