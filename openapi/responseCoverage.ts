type Test = { meta: object }

/** Adds responses to the report of a test, as `server listPolicies 200`, for tools/responseCoverage. */
export function addResponseCoverage({ meta }: Test, by: 'server' | 'mock' | 'app', answers: Iterable<string>): void {
  const { exercised = [] } = meta as { exercised?: string[] }
  Object.assign(meta, { exercised: [...exercised, ...[...answers].map((response) => `${by} ${response}`)] })
}
