/** What Vite says of a file that it has built. */
type Chunk = { file: string; name?: string; imports?: string[] }

export type Manifest = Record<string, Chunk>

/** The addresses of the files that hold some parts, one for each part and in their order, then of all that those need. */
export function filesOf(parts: readonly string[], manifest: Manifest): string[] {
  // What is put together by hand has a name, and no source.
  const keyOf = (part: string) =>
    Object.hasOwn(manifest, part) ? part : Object.keys(manifest).find((key) => manifest[key]?.name === part)
  const keys = new Set(
    parts.map((part) => {
      const key = keyOf(part)
      if (key === undefined) throw new Error(`The build has nothing called ${part}.`)
      return key
    }),
  )
  // What is added on the way is walked, too.
  for (const key of keys) for (const imported of manifest[key]?.imports ?? []) keys.add(imported)
  return [...new Set([...keys].map((key) => `/${manifest[key]?.file}`))]
}
