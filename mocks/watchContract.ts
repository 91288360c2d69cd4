import { dirname, extname, basename, join, relative } from 'node:path'
import { type Operation, readContract } from './readContract.ts'
import { type ContractLocations, createContractLocations } from './contractLocations.ts'
import { type Person, readPeople } from './people.ts'
import { type FSWatcher, readdirSync, statSync, watch, existsSync } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import { type Document, isScalar, LineCounter, parseDocument, visit } from 'yaml'

export type ContractState = {
  operations: readonly Operation[]
  people: ReadonlyMap<string, Person>
  places: ContractLocations
  /** Where the last edit broke the contract; what is served is then the state before it. */
  fault: string | undefined
}

const DEBOUNCE_MILLISECONDS = 80

/** The contract as it is on disk now, or as it last was when it could be read; who has read it hands over what was read. */
export async function watchContract(
  file: string,
  log: (line: string) => void,
  onChange: () => void,
  known?: readonly Operation[],
): Promise<{ current: () => ContractState; close: () => void }> {
  const folder = dirname(file)
  const readFirst = () =>
    readContract(file).catch(async (error: unknown) => {
      throw new Error(`The contract is invalid: ${(await findYamlError(folder)) ?? String(error)}`, { cause: error })
    })
  const operations = known ?? (await readFirst())
  const stateOf = (read: readonly Operation[]): ContractState => ({
    operations: read,
    people: readPeople(read),
    places: createContractLocations(file),
    fault: undefined,
  })
  let state = stateOf(operations)
  let reading = Promise.resolve()

  const read = async () => {
    const fault = await findYamlError(folder)
    if (fault !== undefined) {
      state = { ...state, fault }
      log(`The contract is invalid, still serving the last valid version: ${fault}`)
      return
    }
    state = stateOf(await readContract(file))
    log(`Contract reloaded: ${state.operations.length} calls.`)
  }

  let timer: NodeJS.Timeout | undefined
  const stopWatching = watchFolder(folder, (path) => {
    // A folder has no extension; one that is new or gone matters too.
    if (!['.yaml', ''].includes(extname(path))) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      reading = reading
        .then(read)
        .catch((error: unknown) => {
          state = { ...state, fault: String(error) }
          log(`The contract is invalid, still serving the last valid version: ${String(error)}`)
        })
        .then(onChange)
    }, DEBOUNCE_MILLISECONDS)
  })
  return {
    current: () => state,
    close: () => {
      clearTimeout(timer)
      stopWatching()
    },
  }
}

/**
 * Tells of each change in a folder at any depth, until the function that it gives is called. Each folder is watched by
 * itself, because a recursive watch on Linux loses sight of a file as soon as an editor puts a new one in its place.
 */
function watchFolder(folder: string, onChange: (path: string) => void): () => void {
  const watchers = new Map<string, FSWatcher>()

  const add = (path: string) => {
    // What was watched under this name may have been deleted and made anew.
    watchers.get(path)?.close()
    try {
      const watcher = watch(path, (_, name) => {
        const changed = join(path, name ?? '')
        if (isFolder(changed) && changed !== path) add(changed)
        onChange(changed)
      })
      // A folder that goes away is no reason to stop.
      watcher.on('error', () => watcher.close())
      watchers.set(path, watcher)
      for (const name of readdirSync(path)) if (isFolder(join(path, name))) add(join(path, name))
    } catch {
      // A folder that can't be watched, or that is already gone, only makes a restart necessary.
    }
  }
  add(folder)
  return () => watchers.forEach((watcher) => watcher.close())
}

function isFolder(path: string): boolean {
  if (basename(path) === 'node_modules') return false
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}

type Parsed = { document: Document; lines: LineCounter }

/** The first thing that is wrong in the YAML files of a folder: what doesn't parse, and references that lead nowhere. */
async function findYamlError(folder: string): Promise<string | undefined> {
  const files: string[] = []
  for await (const name of glob('**/*.yaml', { cwd: folder, exclude: (part) => part === 'node_modules' }))
    files.push(name)
  const parsed = new Map<string, Parsed>()
  for (const name of files.toSorted()) {
    const lines = new LineCounter()
    const document = parseDocument(await readFile(join(folder, name), 'utf8'), { lineCounter: lines })
    const [error] = document.errors
    if (error) return `${name}:${lines.linePos(error.pos[0]).line}: ${error.message.split('\n')[0] ?? error.code}`
    parsed.set(name, { document, lines })
  }
  for (const [name, one] of parsed) {
    const fault = findLostReference(folder, name, one, parsed)
    if (fault) return fault
  }
  return undefined
}

function findLostReference(folder: string, name: string, one: Parsed, all: Map<string, Parsed>): string | undefined {
  let fault: string | undefined
  visit(one.document, {
    Pair(_, { key, value }) {
      if (!isScalar(key) || key.value !== '$ref' || !isScalar(value) || typeof value.value !== 'string')
        return undefined
      const [file = '', pointer = ''] = value.value.split('#')
      const target = file === '' ? name : relative(folder, join(folder, dirname(name), file))
      const isThere = existsSync(join(folder, target)) && hasPointer(all.get(target)?.document, pointer)
      if (isThere) return undefined
      fault = `${name}:${one.lines.linePos(value.range?.[0] ?? 0).line}: can’t resolve reference ${value.value}`
      return visit.BREAK
    },
  })
  return fault
}

function hasPointer(document: Document | undefined, pointer: string): boolean {
  if (!document || pointer === '' || pointer === '/') return true
  const steps = pointer
    .split('/')
    .slice(1)
    .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'))
  return document.hasIn(steps)
}
