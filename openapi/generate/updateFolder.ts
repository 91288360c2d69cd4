import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'

/** Names of the files in a folder, at any depth, that differ from the given texts, are missing or don't belong there. */
export async function findStaleFiles(folder: URL, files: Record<string, string>): Promise<string[]> {
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  // All files have an extension, folders don't.
  const present = names.filter((name) => name.includes('.')).map((name) => name.replaceAll('\\', '/'))
  const stale = present.filter((name) => !(name in files))
  for (const [name, text] of Object.entries(files)) {
    const written = await readFile(new URL(name, folder), 'utf8').catch(() => undefined)
    if (written !== text) stale.push(name)
  }
  return stale
}

/** Makes a folder contain exactly the given files. Unchanged files aren't written, so that Vite doesn't reload them. */
export async function updateFolder(folder: URL, files: Record<string, string>): Promise<void> {
  for (const name of await findStaleFiles(folder, files)) {
    const file = new URL(name, folder)
    const text = files[name]
    if (text === undefined) await rm(file)
    else {
      await mkdir(new URL('.', file), { recursive: true })
      await writeFile(file, text)
    }
  }
}
