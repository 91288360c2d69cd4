import { css, styled } from 'styled-components'
import type { OutlineState, OutlineStep } from '#lib/lessons/outlinePath.ts'
import { tokens } from '#theme/tokens.ts'

/** More outlines than this become one bar. */
const MAX_DOTS = 16

const Line = styled.span`
  display: flex;
  align-items: center;
  max-inline-size: 20rem;
  block-size: 14px;
`

const dotStyles: Record<OutlineState, ReturnType<typeof css>> = {
  done: css`
    background: ${tokens.color.brand};
  `,
  today: css`
    inline-size: 14px;
    block-size: 14px;
    border-width: 4px;
    background: ${tokens.color.surface};
  `,
  next: css`
    background: ${tokens.color.surface};
  `,
  ahead: css`
    border-color: ${tokens.color.borderStrong};
    background: ${tokens.color.surface};
  `,
}

const Dot = styled.span<{ $state: OutlineState }>`
  flex: none;
  inline-size: 10px;
  block-size: 10px;
  border: 2px solid ${tokens.color.brand};
  border-radius: ${tokens.radius.full};
  ${({ $state }) => dotStyles[$state]}

  @media (forced-colors: active) {
    ${({ $state }) => ($state === 'done' || $state === 'today') && 'background: CanvasText;'}
  }
`

const Connector = styled.span<{ $isDone: boolean }>`
  flex: 1 1 6px;
  min-inline-size: 2px;
  max-inline-size: 2rem;
  block-size: 2px;
  background: ${({ $isDone }) => tokens.color[$isDone ? 'brand' : 'border']};
`

const Bar = styled.span`
  flex: 1;
  overflow: hidden;
  block-size: 8px;
  border: 1px solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.full};
  background: ${tokens.color.surfaceSunken};

  > span {
    display: block;
    block-size: 100%;
    background: ${tokens.color.brand};

    @media (forced-colors: active) {
      background: CanvasText;
    }
  }
`

type OutlinePathProps = { steps: readonly OutlineStep[] }

/**
 * The outlines of a course as a path on one line: those taught, today’s and those ahead. Decorative, as the
 * text beside it says how far the course is.
 */
export function OutlinePath({ steps }: OutlinePathProps) {
  if (steps.length === 0) return null
  if (steps.length > MAX_DOTS) {
    const done = steps.filter(({ state }) => state === 'done' || state === 'today').length
    return (
      <Line aria-hidden>
        <Bar>
          <span style={{ inlineSize: `${(done / steps.length) * 100}%` }} />
        </Bar>
      </Line>
    )
  }
  return (
    <Line aria-hidden>
      {Array.from(steps.entries(), ([index, { state }]) => (
        <Step key={index} state={state} isFirst={index === 0} />
      ))}
    </Line>
  )
}

function Step({ state, isFirst }: { state: OutlineState; isFirst: boolean }) {
  return (
    <>
      {!isFirst && <Connector $isDone={state === 'done' || state === 'today'} />}
      <Dot $state={state} data-outline-state={state} />
    </>
  )
}
