import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'
import type { ReactNode } from 'react'

/** Illustrations of empty states. */
type EmptyScene = 'people' | 'classes' | 'courses' | 'events' | 'money' | 'reports' | 'search'

export const scenes: Record<EmptyScene, ReactNode> = {
  people: (
    <>
      <path d="M20 72c0-10 6-15 14-15s14 5 14 15zM72 72c0-10 6-15 14-15s14 5 14 15z" />
      <circle cx="34" cy="47" r="7" />
      <circle cx="86" cy="47" r="7" />
      <path d="M40 74c0-14 9-21 20-21s20 7 20 21z" />
      <circle cx="60" cy="37" r="10" />
    </>
  ),
  classes: (
    <>
      <path d="M60 66v9M48 76h24" />
      <rect x="27" y="24" width="66" height="42" rx="5" />
      <circle cx="60" cy="45" r="12" />
      <path d="M60 38v7l5 3M36 33h6M78 33h6" />
    </>
  ),
  courses: (
    <>
      <path d="M60 34c-9-6-20-8-32-7v38c12-1 23 1 32 7 9-6 20-8 32-7V27c-12-1-23 1-32 7z" />
      <path d="M60 34v38M37 38c5 0 10 1 14 3M37 48c5 0 10 1 14 3M83 38c-5 0-10 1-14 3M83 48c-5 0-10 1-14 3" />
    </>
  ),
  events: (
    <>
      <rect x="31" y="26" width="58" height="48" rx="6" />
      <path d="M31 41h58M46 20v12M74 20v12" />
      <path d="m60 47 3 6 6 .5-4.5 4 1.5 6.5-6-3.5-6 3.5 1.5-6.5-4.5-4 6-.5z" />
    </>
  ),
  money: (
    <>
      <path d="M38 20h38v54l-6-5-6 5-7-5-6 5-6-5-7 5z" />
      <path d="M46 33h22M46 43h22M46 53h11" />
      <circle cx="80" cy="62" r="12" />
      <path d="M80 56v12M76 60c2-3 8-2 8 1" />
    </>
  ),
  reports: (
    <>
      <rect x="36" y="20" width="48" height="56" rx="5" />
      <path d="M45 32h22M45 40h13" />
      <path d="M47 67V57M60 67V50M73 67V44" strokeWidth="5" />
    </>
  ),
  search: (
    <>
      <path d="m69 57 17 17" strokeWidth="6" />
      <circle cx="54" cy="42" r="20" />
      <path d="M46 38c2-4 6-6 10-5" />
    </>
  ),
}

/** All illustrations: empty states and failures. */
export type IllustrationScene = EmptyScene | 'failure'

const failure = (
  <>
    <path d="M41 70a14 14 0 0 1 1-28 19 19 0 0 1 36-4 16 16 0 0 1 2 32z" />
    <path d="M60 45v12M60 63v.5" strokeWidth="4" />
  </>
)

const Root = styled.svg`
  inline-size: 120px;
  block-size: 96px;
  fill: ${tokens.color.surface};
  stroke: ${tokens.color.brand};
  stroke-linecap: round;
  stroke-linejoin: round;
  stroke-width: 2;

  > g:first-child {
    fill: ${tokens.color.brandSoft};
    stroke: none;
  }
`

/** A small decorative illustration on the star of the pattern. */
export function Illustration({ scene }: { scene: IllustrationScene }) {
  return (
    <Root viewBox="0 0 120 96" aria-hidden data-scene={scene}>
      <g>
        <path d="M30 18h60v60H30zM60 6l42 42-42 42-42-42z" />
      </g>
      {scene === 'failure' ? failure : scenes[scene]}
    </Root>
  )
}
