import { styled } from 'styled-components'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { tokens } from '#theme/tokens.ts'

export type Signature = {
  /** As whom somebody signs. */
  role: string
  /** Who that is, where it is known. */
  name?: string | undefined
}

/** They stay on one page, side by side also on a phone: it is what the paper will look like. */
const Lines = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(0, 1fr));
  grid-auto-flow: column;
  gap: ${tokens.space[8]};
  padding-block-start: ${tokens.space[12]};
  break-inside: avoid;

  &:lang(ur),
  &:lang(ar) {
    padding-block-start: ${tokens.space[8]};
  }
  li {
    min-inline-size: 0;
    padding-block-start: ${tokens.space[2]};
    border-block-start: 1px solid ${tokens.color.text};
    color: ${tokens.color.textMuted};
    font-size: ${tokens.text.sm};
  }
  bdi {
    display: block;
    color: ${tokens.color.text};
  }
`

/** The lines on which a paper is signed. */
export function Signatures({ signatures }: { signatures: readonly Signature[] }) {
  return (
    <Lines>
      {signatures.map(({ role, name }) => (
        <li key={role}>
          {role}
          {name?.trim() && <Bdi>{name}</Bdi>}
        </li>
      ))}
    </Lines>
  )
}
