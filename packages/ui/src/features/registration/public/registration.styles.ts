import { styled } from 'styled-components'
import { mediaDown, tokens } from '#theme/tokens.ts'

/** Not a grid: a sticky grid item can’t leave its row. */
export const Step = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[6]};
  min-inline-size: 0;

  ${mediaDown('sm')} {
    gap: ${tokens.space[4]};
  }
`

export const CourseNames = styled.ul`
  display: grid;
  gap: ${tokens.space[1]};
  padding-inline-start: ${tokens.space[5]};
  list-style: disc;
  overflow-wrap: anywhere;
`

/** Larger gaps between form sections than between fields. */
export const FormSections = styled.div`
  display: grid;
  gap: ${tokens.space[8]};
  min-inline-size: 0;
  padding-block: ${tokens.space[2]};
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
