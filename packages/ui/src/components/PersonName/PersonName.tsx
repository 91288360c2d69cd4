import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'
import { Bdi, NowrapBdi, BlockBdi } from '../Bdi/Bdi.tsx'

const Root = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;

  > * {
    max-inline-size: 100%;
  }

  > small {
    color: ${tokens.color.textMuted};
    font-size: ${tokens.text.sm};
    font-weight: ${tokens.weight.regular};
  }
`

/** What a school writes as a code; a longer one may break like any text. */
const LETTERS_OF_A_CODE = 16

type PersonNameProps = {
  code: string
  /** Nothing where it isn’t known. */
  name: string | null | undefined
}

/** A person in a cell: their name, and their code under it. */
export function PersonName({ code, name }: PersonNameProps) {
  return (
    <Root>
      {name ? <BlockBdi>{name}</BlockBdi> : <PersonCode code={code} />}
      {name && (
        <small>
          <PersonCode code={code} />
        </small>
      )}
    </Root>
  )
}

function PersonCode({ code }: { code: string }) {
  return code.length > LETTERS_OF_A_CODE ? <Bdi>{code}</Bdi> : <NowrapBdi>{code}</NowrapBdi>
}
