import { within } from '../within.ts'

/** What some work gives, if it does so in time. */
export async function inTime<T>(milliseconds: number, work: Promise<T>): Promise<T | undefined> {
  return (await within(milliseconds, work)) ? work : undefined
}
