/** An entry of Vite's build manifest. */
type Chunk = { file: string; imports?: string[] }

export type BuildManifest = Record<string, Chunk>

/** The key of a module in the manifest, by its name or the end of its path (`admin/StudentsPage.tsx`). */
export function findModule(name: string, manifest: BuildManifest): string | undefined {
  if (Object.hasOwn(manifest, name)) return name
  return Object.keys(manifest).find((key) => key.endsWith(`/${name}`))
}

/** URLs of the files of some modules, in order and each after its imports. */
export function resolveChunkFiles(modules: readonly string[], manifest: BuildManifest): string[] {
  const files = new Set<string>()
  const visited = new Set<string>()
  const visit = (key: string): void => {
    if (visited.has(key)) return
    visited.add(key)
    for (const imported of manifest[key]?.imports ?? []) visit(imported)
    files.add(`/${manifest[key]?.file}`)
  }
  for (const name of modules) {
    const key = findModule(name, manifest)
    if (key === undefined) throw new Error(`The build manifest has no module ${name}.`)
    visit(key)
  }
  return [...files]
}
