type MockFlags = {
  /** The mock has no extensions of the contract. */
  specOnly: boolean
  failsOnFindings: boolean
  /** What is run while the mock answers, with its arguments. */
  command: string[]
}

/** Reads what stands behind `npm run mock --`; a sentence where it can’t be meant. */
export function readMockFlags(args: readonly string[]): MockFlags | string {
  const flags: MockFlags = { specOnly: false, failsOnFindings: false, command: [] }
  const left = [...args]
  while (left[0]?.startsWith('--')) {
    const flag = left.shift()
    if (flag === '--spec-only') flags.specOnly = true
    else if (flag === '--fail-on-findings') flags.failsOnFindings = true
    else return `${SORTS}; not "${flag}".`
  }
  if (left.length > 0 && !flags.failsOnFindings) return `${SORTS}; not "${left[0]}".`
  return { ...flags, command: left }
}

const SORTS = 'Available flags: --spec-only, --fail-on-findings [command]'
