import { loadavg } from 'node:os'

/** How busy the machine is, for whoever reads a figure. */
export function sayLoad(): string {
  return `the load of the last 1, 5 and 15 minutes is ${loadavg()
    .map((value) => value.toFixed(1))
    .join(', ')}`
}
