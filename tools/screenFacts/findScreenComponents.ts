import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { listImports } from '../repoChecks/layers.ts'
import { type Source, readSource } from '../repoChecks/sources.ts'
import { root } from '../run.ts'

const SHARED = /^packages\/ui\/src\/(?:components|forms|layouts)\//

/** A shared component with the title of its stories. */
export type UsedComponent = { name: string; title: string }

export const readStoryTitle = (text: string): string => /title: '([^'/]+\/[^']+)'/.exec(text)?.[1] ?? ''

/**
 * The source file of the component that a file of stories shows: that of `Meta<typeof CoursesScreen>`, or for a component
 * made for the stories the file of the same name, or that of the screen whose stories it extends.
 */
export function findStoryComponent({ path, text }: Source): string | undefined {
  const name = /Meta<\s*typeof (\w+)\s*>/.exec(text)?.[1]
  const from = new RegExp(`^import [^;']*\\b${name}\\b[^;']* from '([.#][^']+)'`, 'm').exec(text)?.[1]
  if (from?.startsWith('#')) return from.replace('#', 'packages/ui/src/')
  if (from !== undefined) return posix.join(posix.dirname(path), from)
  const sameName = path.replace('.stories.tsx', '.tsx')
  if (existsSync(join(root, sameName))) return sameName
  // Stories of a part extend those of the screen.
  const screen = listImports({ path, text }).find(({ target }) => target.endsWith('Screen.stories.tsx'))
  return screen?.target.replace('.stories.tsx', '.tsx')
}

/** The shared components that a screen imports, directly or through its parts, and that have stories. */
export function findScreenComponents(screen: string): UsedComponent[] {
  const found = new Map<string, UsedComponent>()
  const seen = new Set<string>()
  const visit = (path: string): void => {
    if (seen.has(path)) return
    seen.add(path)
    const { isShared, component, imports } = readModule(path)
    if (component) found.set(component.title, component)
    if (!isShared) for (const other of imports) visit(other)
  }
  visit(screen)
  return [...found.values()].toSorted((one, other) => one.name.localeCompare(other.name))
}

type Module = { isShared: boolean; component: UsedComponent | undefined; imports: readonly string[] }

const modules = new Map<string, Module>()

function readModule(path: string): Module {
  const known = modules.get(path)
  if (known) return known
  const isShared = SHARED.test(path)
  const module = {
    isShared,
    component: isShared ? readComponent(path) : undefined,
    imports: isShared ? [] : listModules(path),
  }
  modules.set(path, module)
  return module
}

function listModules(path: string): string[] {
  const targets = listImports(readSource(path)).flatMap(({ target, isEager }) => (isEager ? [target] : []))
  return targets.filter((target) => /\.tsx?$/.test(target) && existsSync(join(root, target)))
}

function readComponent(path: string): UsedComponent | undefined {
  const stories = path.replace(/\.tsx$/, '.stories.tsx')
  if (stories === path || !existsSync(join(root, stories))) return undefined
  return { name: posix.basename(path, '.tsx'), title: readStoryTitle(readSource(stories).text) }
}
