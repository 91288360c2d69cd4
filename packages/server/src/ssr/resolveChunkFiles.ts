/** What Vite says of a file that it has built. */
type Chunk = { file: string; imports?: string[] }

export type BuildManifest = Record<string, Chunk>

/** The addresses of the files that hold some parts, in their order, each after all that it needs. */
export function resolveChunkFiles(parts: readonly string[], manifest: BuildManifest): string[] {
  const files = new Set<string>()
  const walked = new Set<string>()
  const walk = (key: string): void => {
    if (walked.has(key)) return
    walked.add(key)
    for (const imported of manifest[key]?.imports ?? []) walk(imported)
    files.add(`/${manifest[key]?.file}`)
  }
  for (const part of parts) {
    if (!Object.hasOwn(manifest, part)) throw new Error(`The build has nothing called ${part}.`)
    walk(part)
  }
  return [...files]
}
