import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../run.ts'

/** What was asked for can't be laid out; its message is the one sentence that says why. */
export class UsageError extends Error {}

/** Says why not, where something doesn't hold. */
export function assertUsage(holds: boolean, why: string): asserts holds {
  if (!holds) throw new UsageError(why)
}

/** What is to be written: all of it is found out before any of it is. */
export class FileChanges {
  readonly #texts = new Map<string, string>()

  read(path: string): string {
    return this.#texts.get(path) ?? readFileSync(join(root, path), 'utf8')
  }

  has(path: string): boolean {
    return this.#texts.has(path) || existsSync(join(root, path))
  }

  create(path: string, text: string): void {
    assertUsage(!this.has(path), `${path} already exists.`)
    this.#texts.set(path, text)
  }

  edit(path: string, change: (text: string) => string): void {
    this.#texts.set(path, change(this.read(path)))
  }

  get paths(): string[] {
    return [...this.#texts.keys()]
  }

  write(): void {
    for (const [path, text] of this.#texts) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
    }
  }
}

/** The files of a pattern, as they are named everywhere: from the root, with strokes. */
export function findFiles(pattern: string): string[] {
  return globSync(pattern, { cwd: root }).map((path) => path.replaceAll('\\', '/'))
}
