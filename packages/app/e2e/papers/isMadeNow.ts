/** What whoever added a paper does. */
export const HOW_TO =
  'Run `UPDATE_PAPERS=1 npm run e2e -- papers`, look at what it leaves in packages/app/e2e/papers/sheets, and commit it.'

type Env = Readonly<Record<string, string | undefined>>

/** Whether the pictures of a paper are made now: there are none, or all are to be new. Where nobody would look, it throws. */
export function isMadeNow(name: string, isThere: boolean, env: Env = process.env): boolean {
  if (env['UPDATE_PAPERS']) return true
  if (!isThere && env['CI']) throw new Error(`${name} has no picture yet. ${HOW_TO}`)
  return !isThere
}
