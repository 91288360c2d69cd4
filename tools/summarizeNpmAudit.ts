type Report = { vulnerabilities?: Record<string, { severity: string }> }

const grave = new Set(['high', 'critical'])

/** Summarizes `npm audit --json`. Exit codes 0 and 1 are npm's; 2 means that the registry didn't respond. */
export function summarizeNpmAudit(report: string): { exitCode: 0 | 1 | 2; words: string } {
  const { vulnerabilities } = parsed(report)
  if (!vulnerabilities)
    return { exitCode: 2, words: '*** DEPENDENCIES NOT AUDITED: no response from the registry. ***' }
  const found = Object.entries(vulnerabilities).filter(([, { severity }]) => grave.has(severity))
  if (found.length === 0)
    return { exitCode: 0, words: 'No high or critical vulnerabilities in production dependencies.' }
  const names = found.map(([name, { severity }]) => `${name} (${severity})`).join(', ')
  return { exitCode: 1, words: `Vulnerabilities: ${names}. See npm audit for details.` }
}

function parsed(report: string): Report {
  try {
    return JSON.parse(report) as Report
  } catch {
    return {}
  }
}
