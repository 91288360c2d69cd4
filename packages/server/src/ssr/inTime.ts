import { withTimeout } from '../lib/withTimeout.ts'

/** What some work gives, if it does so in time. */
export async function resolveOrTimeout<T>(milliseconds: number, work: Promise<T>): Promise<T | undefined> {
  return (await withTimeout(milliseconds, work)) ? work : undefined
}
