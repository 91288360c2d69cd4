type Report = { vulnerabilities?: Record<string, { severity: string }> }

const grave = new Set(['high', 'critical'])

/** What `npm audit --json` says: 0 and 1 are its exit codes, 2 says that nobody answered. */
export function summarizeAudit(report: string): { exitCode: 0 | 1 | 2; words: string } {
  const { vulnerabilities } = parsed(report)
  if (!vulnerabilities) return { exitCode: 2, words: '*** DEPENDENCIES NOT AUDITED: the registry did not answer. ***' }
  const found = Object.entries(vulnerabilities).filter(([, { severity }]) => grave.has(severity))
  if (found.length === 0) return { exitCode: 0, words: 'No grave fault is known in what the school runs on.' }
  const names = found.map(([name, { severity }]) => `${name} (${severity})`).join(', ')
  return { exitCode: 1, words: `Known faults: ${names}. Look at them with "npm audit".` }
}

function parsed(report: string): Report {
  try {
    return JSON.parse(report) as Report
  } catch {
    return {}
  }
}
