type Line = {
  msg?: string
  req?: { method: string; url: string }
  err?: { message: string; stack?: string }
}

/** What every line has, and nobody who reads along asks for. */
const aside = new Set(['level', 'time', 'pid', 'hostname', 'reqId'])

/** A line of the log for whoever reads along in a terminal: what was asked, what went wrong, and where in the sources. */
export function formatLogLine(line: string): string {
  const { msg = '', req, err, ...rest } = JSON.parse(line) as Line
  const facts = Object.entries(rest).filter(([name]) => !aside.has(name))
  return [
    req ? `${req.method} ${req.url}` : msg,
    err && (err.stack ?? err.message),
    facts.length > 0 && JSON.stringify(Object.fromEntries(facts)),
  ]
    .filter((part) => typeof part === 'string')
    .join('\n')
}
