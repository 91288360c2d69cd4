/** A Vitest run: the folder of the package, its configuration, and the files to run. */
export type VitestRun = { folder: string; config: string; filter: string }

const packages = /^(openapi|mocks|tools|packages\/[a-z]+)(?:\/(.*))?$/

/** Packages with a second configuration, and the files that use it. */
const kinds: Record<string, { config: string; owns: RegExp }> = {
  'packages/ui': { config: 'vitest.stories.config.ts', owns: /\.stories\.tsx$/ },
  'packages/app': { config: 'vitest.containers.config.ts', owns: /\.test\.tsx$/ },
  'packages/server': { config: 'vitest.durability.config.ts', owns: /^durability\// },
}

/** The runs for a path: one for a file, one per configuration for a folder. Undefined outside the packages. */
export function selectRuns(path: string, isPostgres = false): VitestRun[] | undefined {
  const [, folder, filter = ''] = packages.exec(path.replaceAll('\\', '/').replace(/\/$/, '')) ?? []
  if (folder === undefined) return undefined
  const runWith = (config: string) => [{ folder, config, filter }]
  if (isPostgres) return runWith('vitest.postgres.config.ts')
  const other = kinds[folder]
  if (other?.owns.test(`${filter}/`) || other?.owns.test(filter)) return runWith(other.config)
  const isFile = /\.tsx?$/.test(filter)
  if (isFile || !other || folder === 'packages/server') return runWith('vitest.config.ts')
  return ['vitest.config.ts', other.config].flatMap(runWith)
}
