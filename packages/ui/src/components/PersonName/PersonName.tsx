import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'
import { Bdi } from '../Bdi/Bdi.tsx'

const Root = styled.span`
  display: grid;
  justify-items: start;

  > small {
    color: ${tokens.color.textMuted};
    font-size: ${tokens.text.sm};
    font-weight: ${tokens.weight.regular};
  }
`

type PersonNameProps = {
  code: string
  /** Nothing where it isn’t known. */
  name: string | null | undefined
}

/** Whoever a row is about: their code, and their name under it. */
export function PersonName({ code, name }: PersonNameProps) {
  return (
    <Root>
      <Bdi>{code}</Bdi>
      {name && (
        <small>
          <Bdi>{name}</Bdi>
        </small>
      )}
    </Root>
  )
}
