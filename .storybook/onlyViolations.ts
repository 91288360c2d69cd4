import type { AxeResults, RawResult, RunOptions, getReporter } from 'axe-core'

/**
 * Of a page only what is wrong with it, said in full: a run of tests looks at nothing else, and what is right is fifty times
 * as long. It would go with each story from the page to Node and into a file.
 */
export function onlyViolations(
  found: RawResult[],
  options: RunOptions,
  callback: (results: Pick<AxeResults, 'violations'>) => void,
): void {
  // The very one that looked at the page: another doesn't know what it found.
  const { axe } = window as unknown as { axe: { getReporter: typeof getReporter } }
  const report = axe.getReporter<AxeResults>('v1')
  report(found, { ...options, resultTypes: ['violations'] }, ({ violations }) => callback({ violations }), reportError)
}
