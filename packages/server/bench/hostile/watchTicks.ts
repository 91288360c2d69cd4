/** How often it is looked at the clock; a figure is at most this much too high. */
const STEP_MILLISECONDS = 2

export type Held = {
  /** Milliseconds of processor time that the event loop took at once; what else runs on the machine is not in it. */
  processor: number
  /** The same by the clock on the wall. */
  wall: number
}

type Ticks = { begin: () => void; longest: () => Held }

/** Watches how long the event loop of this process is held at once. */
export function watchTicks(): Ticks {
  let last = read()
  let longest: Held = { processor: 0, wall: 0 }
  const look = () => {
    const now = read()
    longest = {
      processor: Math.max(longest.processor, now.processor - last.processor),
      wall: Math.max(longest.wall, now.wall - last.wall),
    }
    last = now
  }
  setInterval(look, STEP_MILLISECONDS)
  return {
    begin: () => {
      last = read()
      longest = { processor: 0, wall: 0 }
    },
    longest: () => {
      look()
      return longest
    },
  }
}

function read(): Held {
  const { user, system } = process.threadCpuUsage()
  return { processor: (user + system) / 1000, wall: performance.now() }
}
