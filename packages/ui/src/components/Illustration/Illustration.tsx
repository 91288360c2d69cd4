import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'
import { type EmptyScene, scenes } from './scenes.tsx'

/** What can be drawn: what isn’t there, or that something went wrong. */
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

/** A small drawing of what a place is about, on the star of the school’s pattern; the words beside it say the same. */
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
