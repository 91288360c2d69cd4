import { existsSync, globSync } from 'node:fs'
import { join, posix } from 'node:path'
import { listImports } from '../repoChecks/layers.ts'
import { type Source, readSource } from '../repoChecks/sources.ts'
import { root } from '../run.ts'

/** A component with the title of its stories. */
export type UsedComponent = { name: string; title: string }

/** A component with the file that exports it and the one with its stories. */
export type DocumentedComponent = UsedComponent & { source: string; stories: string }

export const readStoryTitle = (text: string): string => /title: '([^'/]+\/[^']+)'/.exec(text)?.[1] ?? ''

/**
 * The source file of the component that a file of stories shows: that of `Meta<typeof CoursesScreen>`, or for a component
 * made for the stories the file of the same name, or that of the screen whose stories it extends.
 */
export function findStoryComponent({ path, text }: Source): string | undefined {
  const imported = findImport({ path, text }, /Meta<\s*typeof (\w+)\s*>/.exec(text)?.[1])
  if (imported !== undefined) return imported
  const sameName = path.replace('.stories.tsx', '.tsx')
  if (existsSync(join(root, sameName))) return sameName
  // Stories of a part extend those of the screen.
  const screen = listImports({ path, text }).find(({ target }) => target.endsWith('Screen.stories.tsx'))
  return screen?.target.replace('.stories.tsx', '.tsx')
}

/** The file from which a file imports a name. */
function findImport({ path, text }: Source, name: string | undefined): string | undefined {
  const [words] = new RegExp(`^import [^;']*\\b${name}\\b[^;']* from '[.#][^']+'`, 'm').exec(text) ?? []
  return words === undefined ? undefined : listImports({ path, text: words })[0]?.target
}

let components: DocumentedComponent[] | undefined

/** The components that files of stories document. Stories of a part, such as `DataTable/Columns`, document none. */
export function listComponents(): DocumentedComponent[] {
  components ??= globSync('packages/ui/src/{components,forms,layouts}/**/*.stories.tsx', { cwd: root }).flatMap(
    (file) => {
      const stories = readSource(file.replaceAll('\\', '/'))
      const title = readStoryTitle(stories.text)
      if (title.split('/').length > 3) return []
      const names = [posix.basename(title), /\bcomponent: (\w+)/.exec(stories.text)?.[1] ?? '']
      const name = names.find((one) => findImport(stories, one) !== undefined)
      const source = findImport(stories, name)
      return name === undefined || source === undefined ? [] : [{ name, title, source, stories: stories.path }]
    },
  )
  return components
}

/** The components of the screen that a file of stories shows, each with its own page if it has several. */
export function findScreenComponents(stories: string): UsedComponent[] {
  const imported = listScreenImports(stories)
  const used = listComponents().filter(({ source }) => imported.has(source))
  const hasOwnPage = ({ name, title }: UsedComponent) => title.endsWith(`/${name}`)
  const own = new Set(used.filter(hasOwnPage).map(({ name }) => name))
  return used
    .filter((component) => hasOwnPage(component) || !own.has(component.name))
    .map(({ title }) => ({ name: posix.basename(title), title }))
    .toSorted((one, other) => one.name.localeCompare(other.name))
}

/**
 * The files that a file of stories imports, directly or through other files of features and forms. Stories compose
 * screens from parts, such as a list with its form.
 */
export function listScreenImports(stories: string): Set<string> {
  const found = new Set<string>()
  const visit = (path: string): void => {
    for (const module of listModules(path)) {
      if (found.has(module)) continue
      found.add(module)
      if (/\/src\/(?:features|forms)\//.test(module)) visit(module)
    }
  }
  visit(stories)
  return found
}

const modules = new Map<string, string[]>()

/** The files that a file imports, without imports of types alone. */
function listModules(path: string): string[] {
  const known = modules.get(path)
  if (known) return known
  const targets = listImports(readSource(path)).flatMap(({ target, isType }) => (isType ? [] : [target]))
  const found = targets.filter((target) => /\.tsx?$/.test(target) && existsSync(join(root, target)))
  modules.set(path, found)
  return found
}
