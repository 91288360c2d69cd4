import { useEffect, useState } from 'react'
import type { Evidence } from '../../tools/storyEvidence/evidence.ts'
import { type Screen, toSlug } from './screenStories.ts'

export const EVIDENCE_REPORT = './evidence/index.html'

/** The page of a screen in the report. */
export function getEvidenceHref({ title }: Screen): string {
  return `./evidence/screens/${toSlug(title)}.html`
}

/** The picture of a story, by default on a light desktop in English. */
export function getThumbnailSrc(storyId: string, variant: PictureVariant = 'desktop'): string {
  return `./evidence/thumbnails/${storyId}${variant === 'desktop' ? '' : `.${variant}`}.webp`
}

export type PictureVariant = 'desktop' | 'phone' | 'dark' | 'ur'

/** The checked modes that a filter stands for: `rtl-dark-phone` is Urdu, dark and on a phone. */
export const modeFilters = {
  Phone: (mode: string) => mode.endsWith('-phone'),
  Urdu: (mode: string) => mode.startsWith('rtl-'),
  Dark: (mode: string) => mode.includes('-dark-'),
} as const
export type ModeFilter = keyof typeof modeFilters

type Result = { kind: 'unchecked' } | { kind: 'passed'; modes: number } | { kind: 'faulty'; faults: number }

/** The result of all stories of a screen that were checked. */
export function getResult(
  { stories }: Screen,
  evidence: Evidence | undefined,
  isIncluded: (mode: string) => boolean = () => true,
): Result {
  const checked = stories.flatMap(({ id }) => Object.entries(evidence?.stories[id]?.modes ?? {}))
  const included = checked.filter(([mode]) => isIncluded(mode))
  if (included.length === 0) return { kind: 'unchecked' }
  const faults = included.reduce((sum, [, found]) => sum + found.length, 0)
  return faults > 0
    ? { kind: 'faulty', faults }
    : { kind: 'passed', modes: new Set(included.map(([mode]) => mode)).size }
}

/** The words on a badge: “8 modes pass”, “2 faults” or “not checked”. */
export function describeResult(result: Result): string {
  if (result.kind === 'unchecked') return 'not checked'
  if (result.kind === 'passed') return result.modes === 1 ? '1 mode passes' : `${result.modes} modes pass`
  return result.faults === 1 ? '1 fault' : `${result.faults} faults`
}

let asked: Promise<Evidence | undefined> | undefined

async function readEvidence(): Promise<Evidence | undefined> {
  const response = await fetch('./evidence/results.json')
  return response.ok ? ((await response.json()) as Evidence) : undefined
}

/** The results of the last sweep; undefined before they have loaded and without any, such as in development. */
export function useEvidence(): { evidence: Evidence | undefined; isLoading: boolean } {
  const [state, setState] = useState<{ evidence: Evidence | undefined; isLoading: boolean }>({
    evidence: undefined,
    isLoading: true,
  })
  useEffect(() => {
    asked ??= readEvidence()
    asked.then(
      (evidence) => setState({ evidence, isLoading: false }),
      () => setState({ evidence: undefined, isLoading: false }),
    )
  }, [])
  return state
}
