import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Maximum JavaScript per page in kB, compressed with brotli. A guard against code of other pages, with room for features. */
export const pageWeightLimits = { front: 190, home: 365, list: 350, form: 375 } as const

type Kind = keyof typeof pageWeightLimits

/** Modules of the pages of each kind. `/` is the front page. */
const modules: Record<Kind, RegExp> = {
  front: /\/SignInPage\.tsx$/,
  home: /\/DashboardContainer\.tsx$/,
  list: /\/(Allotments|Classes|Courses|Discounts|Events|Policies|Reports|Students|Teachers)Page\.tsx$/,
  form: /\/(Allotment|Class|Discount|Event|Policy|Report|Settings|EventPayment|FeePayment|Purchase|Create\w+Account)Container\.tsx$/,
}

type Chunk = { file: string; imports?: string[] }
type Manifest = Record<string, Chunk>

type PageWeight = { kind: Kind; page: string; kilobytes: number }

/** The weight of each page of a built app by static imports, including the app shell; heaviest first. */
export function measurePageWeights(folder: string): PageWeight[] {
  const manifest = readManifest(folder)
  const sizes = new Map<string, number>()
  const sizeOf = (file: string) => {
    const size = sizes.get(file) ?? statSync(sentFile(join(folder, file))).size
    sizes.set(file, size)
    return size
  }
  return (Object.keys(modules) as Kind[])
    .flatMap((kind) => Object.keys(manifest).flatMap((page) => (modules[kind].test(page) ? [{ kind, page }] : [])))
    .map(({ kind, page }) => {
      const files = filesOf(manifest, ['index.html', page])
      return { kind, page, kilobytes: files.reduce((sum, file) => sum + sizeOf(file), 0) / 1000 }
    })
    .toSorted((one, other) => other.kilobytes - one.kilobytes)
}

/** Errors: pages above their limit, kinds without a page, and code in the wrong chunk. */
export function findWeightViolations(folder: string, pages: readonly PageWeight[]): string[] {
  const manifest = readManifest(folder)
  const textOf = (file: string) => readFileSync(join(folder, file), 'utf8')
  const scripts = [...new Set(Object.values(manifest).map(({ file }) => file))].filter((file) => file.endsWith('.js'))
  return [
    ...pages
      .filter(({ kind, kilobytes }) => kilobytes > pageWeightLimits[kind])
      .map(
        ({ kind, page, kilobytes }) => `${page} loads ${kilobytes.toFixed(1)} kB, limit ${pageWeightLimits[kind]} kB`,
      ),
    ...(Object.keys(pageWeightLimits) as Kind[])
      .filter((kind) => !pages.some((page) => page.kind === kind))
      .map((kind) => `no page of kind “${kind}” was measured`),
    // Only admin screens use this field; it shows up elsewhere if the bundler merges chunks.
    ...filesOf(manifest, ['index.html'])
      .filter((file) => textOf(file).includes('courseDuration'))
      .map((file) => `${file}, which / loads, contains code of the admin area`),
    ...scripts
      .filter((file) => /maktab:ask-again|\/__mock/.test(textOf(file)))
      .map((file) => `${file} contains code of the development bar`),
  ]
}

function filesOf(manifest: Manifest, pages: readonly string[]): string[] {
  const seen = new Set<string>()
  const visit = (name: string) => {
    if (seen.has(name)) return
    seen.add(name)
    for (const imported of manifest[name]?.imports ?? []) visit(imported)
  }
  for (const page of pages) visit(page)
  return [...new Set([...seen].map((name) => manifest[name]?.file ?? ''))].filter((file) => file.endsWith('.js'))
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8')) as Manifest
}

/** Small files have no compressed version. */
function sentFile(file: string): string {
  return statSync(`${file}.br`, { throwIfNoEntry: false }) ? `${file}.br` : file
}
