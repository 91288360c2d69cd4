import { fork } from 'node:child_process'
import type { Misfit } from '@maktab/contract/findMisfitExamples'
import type { Mock } from '@maktab/mocks/server'

/**
 * Runs the generator in a child process after each reload of the contract, and reports examples that no longer fit. A
 * reload during a run starts another one.
 */
export function regenerateOnReload(
  mock: Pick<Mock, 'onReload' | 'note'>,
  generator: string,
  log: (line: string) => void,
): void {
  let isRunning = false
  let isOutdated = false

  const run = () => {
    if (isRunning) {
      isOutdated = true
      return
    }
    isRunning = true
    isOutdated = false
    let misfits: Misfit[] | undefined
    const child = fork(generator, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
    child.on('message', (message) => (misfits = message as Misfit[]))
    child.on('exit', () => {
      isRunning = false
      if (isOutdated) run()
      else if (misfits === undefined) log('npm run generate failed, so the generated types are outdated.')
      else if (misfits.length === 0) log('Types and examples regenerated. All examples fit the contract.')
      else mock.note(misfits.map((misfit) => ({ of: 'example', ...misfit })))
    })
  }
  mock.onReload(run)
}
