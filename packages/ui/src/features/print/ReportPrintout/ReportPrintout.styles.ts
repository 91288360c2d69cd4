import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'

/** The title of the paper, and what it is about. */
export const Title = styled.div`
  display: grid;
  gap: ${tokens.space[1]};

  h1 {
    font-size: ${tokens.text.xxl};
  }
  p {
    color: ${tokens.color.textMuted};
  }
`

/** How often somebody was there: two lengths of one bar, which paper of any printer shows, and the words beside them. */
export const Days = styled.div`
  display: grid;
  gap: ${tokens.space[2]};
  padding-block-start: ${tokens.space[2]};
  break-inside: avoid;
`

export const Track = styled.div`
  display: flex;
  overflow: hidden;
  block-size: 10px;
  border: 1px solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.full};
  background: ${tokens.color.surface};

  div {
    background: ${tokens.color.brand};
  }
`

export const Subjects = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  overflow-wrap: anywhere;

  th,
  td {
    padding: ${tokens.space[2]} ${tokens.space[3]};
    border: 1px solid ${tokens.color.border};
    text-align: start;
    vertical-align: top;
  }

  th {
    inline-size: 25%;
    background: ${tokens.color.surfaceSunken};
    font-weight: ${tokens.weight.semibold};
    white-space: nowrap;
  }

  tr {
    break-inside: avoid;
  }
`

/** A section may go on over the page, but its heading never stands alone at the foot of one. */
export const Section = styled.section`
  display: block;
  overflow-wrap: anywhere;

  h2 {
    font-size: ${tokens.text.lg};
    break-after: avoid;
  }

  p {
    padding-block-start: ${tokens.space[1]};
    text-align: start;
    white-space: pre-line;
    orphans: 3;
    widows: 3;
  }
`
