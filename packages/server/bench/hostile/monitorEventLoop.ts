/** Sampling interval; results are at most this much too high. */
const STEP_MILLISECONDS = 2

export type BlockedTime = {
  /** CPU milliseconds of the longest block, unaffected by other load. */
  processor: number
  /** The same in wall-clock time. */
  wall: number
}

type Ticks = { begin: () => void; longest: () => BlockedTime }

/** Measures how long the event loop of this process is blocked at once. */
export function monitorEventLoop(): Ticks {
  let last = read()
  let longest: BlockedTime = { processor: 0, wall: 0 }
  const sample = () => {
    const now = read()
    longest = {
      processor: Math.max(longest.processor, now.processor - last.processor),
      wall: Math.max(longest.wall, now.wall - last.wall),
    }
    last = now
  }
  setInterval(sample, STEP_MILLISECONDS)
  return {
    begin: () => {
      last = read()
      longest = { processor: 0, wall: 0 }
    },
    longest: () => {
      sample()
      return longest
    },
  }
}

function read(): BlockedTime {
  const { user, system } = process.threadCpuUsage()
  return { processor: (user + system) / 1000, wall: performance.now() }
}
