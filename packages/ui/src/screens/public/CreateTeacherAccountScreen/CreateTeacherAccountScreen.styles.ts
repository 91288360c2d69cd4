import { styled } from 'styled-components'
import { visuallyHidden } from '#theme/mixins.ts'
import { tokens } from '#theme/tokens.ts'

/** Keeps the parts of a long form further apart than its fields. */
export const Parts = styled.div`
  display: grid;
  gap: ${tokens.space[8]};
  min-inline-size: 0;
  padding-block: ${tokens.space[2]};
`

/** The progress right above it shows the same words: this one is for those who jump from heading to heading. */
export const StepTitle = styled.h2`
  ${visuallyHidden}
`

export const BlockFields = styled.div`
  display: grid;
  gap: ${tokens.space[5]};
  min-inline-size: 0;
`

export const Section = styled.section`
  display: grid;
  gap: ${tokens.space[3]};

  h2 {
    font-size: ${tokens.text.md};
  }
`

export const Steps = styled.ol`
  display: grid;
  gap: ${tokens.space[3]};
  padding-inline-start: ${tokens.space[5]};
  list-style: decimal;

  ::marker {
    color: ${tokens.color.textMuted};
    font-weight: ${tokens.weight.semibold};
  }
`
