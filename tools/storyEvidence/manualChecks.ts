import { parse } from 'yaml'
import { wcagCriteria } from './wcagCriteria.ts'

/** A check by a person, recorded in .storybook/manualChecks.yaml. */
export type ManualCheck = {
  criterion: string
  /** The title of the screen or component in the sidebar. */
  screen: string
  who: string
  /** Such as 2026-11-18. */
  date: string
  commit: string
  result: 'pass' | 'fail'
  /** What was tried, with which browser and screen reader, and what failed. */
  note?: string
}

const REQUIRED = ['criterion', 'screen', 'who', 'date', 'commit', 'result'] as const

/** Reads checks by people and rejects mistyped ones. */
export function parseManualChecks(yaml: string, titles: readonly string[]): ManualCheck[] {
  const checks = (parse(yaml, { schema: 'failsafe' }) ?? []) as Partial<ManualCheck>[]
  return checks.map((check, at) => {
    const fault = findFault(check, titles)
    if (fault !== undefined) throw new Error(`Check ${at + 1} in .storybook/manualChecks.yaml: ${fault}`)
    return check as ManualCheck
  })
}

function findFault(check: Partial<ManualCheck>, titles: readonly string[]): string | undefined {
  const missing = REQUIRED.filter((name) => !check[name])
  if (missing.length > 0) return `${missing.join(', ')} is missing.`
  if (!wcagCriteria.some(({ number }) => number === check.criterion)) return `unknown criterion ${check.criterion}.`
  if (!titles.includes(check.screen ?? '')) return `unknown screen ${check.screen}.`
  if (!/^(pass|fail)$/.test(check.result ?? '')) return 'result must be pass or fail.'
  if (!/^\d{4}-\d\d-\d\d$/.test(check.date ?? '')) return 'date must look like 2026-11-18.'
  return undefined
}
