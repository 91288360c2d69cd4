import { existsSync, globSync } from 'node:fs'
import { basename, dirname, join, posix } from 'node:path'
import { sanitize } from 'storybook/internal/csf'
import { readSource } from '../repoChecks/sources.ts'
import { root } from '../run.ts'

/** Facts about a component, collected from the sources. Paths start at the root of the repository. */
export type ComponentFacts = {
  source: string
  /** The line that imports it from the package. */
  importLine: string
  /** The path of its guide, if it has one. */
  guide?: string
  /** The screens whose own files import it. */
  screens: readonly { title: string; docsId: string }[]
}

const UI = 'packages/ui/src'

/** Facts of every component with stories, by story title. */
export function collectComponentFacts(): Record<string, ComponentFacts> {
  const screens = readTitles(`${UI}/features/**/*.stories.tsx`)
    .filter(({ title }) => title.startsWith('Screens/'))
    .map(({ path, title }) => ({ title: title.split('/').slice(0, 3).join('/'), uses: findComponents(path) }))
  const components = readTitles(`${UI}/{components,forms,layouts}/**/*.stories.tsx`).flatMap(({ path, title }) => {
    const found = findComponent(path, title)
    return found === undefined ? [] : [{ title, guide: `${dirname(path)}/${basename(title)}.guide.md`, ...found }]
  })
  return Object.fromEntries(
    components.map(({ title, name, source, guide }) => {
      const titles = screens.filter(({ uses }) => uses.has(source)).map((screen) => screen.title)
      const facts: ComponentFacts = {
        source,
        importLine: `import { ${name} } from '${source.replace(UI, '@maktab/ui').replace('.tsx', '')}'`,
        ...(existsSync(join(root, guide)) && { guide }),
        screens: [...new Set(titles)]
          .toSorted()
          .map((screen) => ({ title: screen, docsId: `${sanitize(screen)}--docs` })),
      }
      return [title, facts]
    }),
  )
}

function readTitles(pattern: string): { path: string; title: string }[] {
  return globSync(pattern, { cwd: root }).map((file) => {
    const path = file.replaceAll('\\', '/')
    return {
      path,
      title: /title: '((?:Screens|Components|Forms|Layouts)\/[^']+)'/.exec(readSource(path).text)?.[1] ?? '',
    }
  })
}

/** The component that a story file documents, and the file that it imports it from. Stories of parts have none. */
function findComponent(stories: string, title: string): { name: string; source: string } | undefined {
  if (title.split('/').length > 3) return undefined
  const { text } = readSource(stories)
  const names = [/\bcomponent: (\w+)/.exec(text)?.[1] ?? '', basename(title)]
  for (const name of names) {
    const from = new RegExp(`^import [^;']*\\b${name}\\b[^;']*? from '([^']+)'`, 'm').exec(text)?.[1]
    const source = from === undefined ? undefined : resolveImport(stories, from)
    if (source !== undefined && existsSync(join(root, source))) return { name, source }
  }
  return undefined
}

/** The components that a story's screen imports: directly, or through other files of features and forms. */
function findComponents(stories: string): Set<string> {
  const found = new Set<string>()
  const visit = (path: string): void => {
    for (const imported of importsOf(path)) {
      if (found.has(imported)) continue
      found.add(imported)
      if (/\/src\/(features|forms)\//.test(imported)) visit(imported)
    }
  }
  visit(stories)
  return found
}

const cache = new Map<string, string[]>()

/** The files of the package that a file imports, without imports of types alone. */
function importsOf(path: string): string[] {
  const known = cache.get(path)
  if (known) return known
  const { text } = readSource(path)
  const matches = text.matchAll(/^(?:import|export) (?!type\b)[^;']*?from '([#.][^']+)'|import\('([#.][^']+)'\)/gm)
  const imports = [...matches].flatMap(([, named, lazy]) => {
    const from = named ?? lazy ?? ''
    const file = resolveImport(path, from)
    return existsSync(join(root, file)) ? [file] : []
  })
  cache.set(path, imports)
  return imports
}

function resolveImport(importer: string, from: string): string {
  return from.startsWith('#') ? `${UI}/${from.slice(1)}` : posix.join(dirname(importer), from)
}
