import { dirname, extname } from 'node:path'
import { findYamlError } from './findYamlError.ts'
import { type Operation, readContract } from './readContract.ts'
import { type ContractLocations, createContractLocations } from './contractLocations.ts'
import { type Person, readPeople } from './people.ts'
import { watchFolder } from './watchFolder.ts'

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
