import { styled } from 'styled-components'
import { below } from '#theme/breakpoints.ts'
import { visuallyHidden } from '#theme/mixins.ts'
import { tokens } from '#theme/tokens.ts'

export const Count = styled.p`
  margin-inline-start: auto;
  color: ${tokens.color.textMuted};
  font-size: ${tokens.text.sm};
`

/** What was searched for; on the screen it stands in its field. */
export const PrintedSearch = styled.span`
  @media not print {
    display: none;
  }
`

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
  align-items: center;

  > :first-child {
    flex: 1 1 16rem;
    max-inline-size: 24rem;
  }

  ${below('md')} {
    > :first-child {
      max-inline-size: none;
    }
  }
  @media print {
    > :not(${Count}, ${PrintedSearch}) {
      display: none;
    }
  }
`

export const Announcement = styled.span`
  ${visuallyHidden}
`
