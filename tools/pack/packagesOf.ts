import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type Facts = { dependencies?: Record<string, string>; optionalDependencies?: Record<string, string> }

/** A package and all that it needs, as far as it is installed: those for other machines are not. */
export function listDependencies(name: string, modules: string, found = new Set<string>()): Set<string> {
  const file = join(modules, name, 'package.json')
  if (found.has(name) || !existsSync(file)) return found
  found.add(name)
  const { dependencies, optionalDependencies } = JSON.parse(readFileSync(file, 'utf8')) as Facts
  for (const needed of Object.keys({ ...dependencies, ...optionalDependencies }))
    listDependencies(needed, modules, found)
  return found
}
