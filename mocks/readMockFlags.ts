type MockFlags = {
  /** Disables the contract's extensions. */
  specOnly: boolean
  failsOnFindings: boolean
  /** The command to run while the mock is up, with its arguments. */
  command: string[]
}

/** Parses the arguments after `npm run mock --`; returns an error message if they are invalid. */
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
