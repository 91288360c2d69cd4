/** What Vite says of a file that it has built. */
type Chunk = { file: string; name?: string; imports?: string[] }

export type Manifest = Record<string, Chunk>

/** The addresses of the files that hold some parts, with what those need: the file of each part before what it needs. */
export function filesOf(parts: readonly string[], manifest: Manifest): string[] {
  const files = new Set<string>()
  const take = (key: string): void => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has nothing called ${key}.`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.imports?.forEach(take)
  }
  for (const part of parts) {
    // What is put together by hand has a name, and no source.
    const named = Object.keys(manifest).find((key) => manifest[key]?.name === part)
    take(Object.hasOwn(manifest, part) || named === undefined ? part : named)
  }
  return [...files].map((file) => `/${file}`)
}
