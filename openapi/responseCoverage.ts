type Test = { meta: object }

/** Adds to the report of a test what was answered in it, as `server listPolicies 200`; tools/exercised reads it there. */
export function addResponseCoverage({ meta }: Test, by: 'server' | 'mock' | 'app', answers: Iterable<string>): void {
  const { exercised = [] } = meta as { exercised?: string[] }
  Object.assign(meta, { exercised: [...exercised, ...[...answers].map((answer) => `${by} ${answer}`)] })
}
