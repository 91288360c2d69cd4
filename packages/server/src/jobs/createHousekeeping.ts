import { housekeeping } from './schedule.ts'

type Housekeeping = { work: () => Promise<void>; onFault: (error: unknown) => void }

/** Does what a school does for itself now and then: when it is started, and again and again until it is stopped. */
export function createHousekeeping({ work, onFault }: Housekeeping): { start: () => void; stop: () => Promise<void> } {
  let current = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const begin = () => {
    current = current.then(work).catch(onFault)
  }
  return {
    start: () => {
      begin()
      timer = setInterval(begin, housekeeping.every).unref()
    },
    stop: async () => {
      clearInterval(timer)
      await current
    },
  }
}
