import { styled } from 'styled-components'
import { BlockBdi } from '#components/Bdi/Bdi.tsx'
import { tokens } from '#theme/tokens.ts'

const Box = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  &,
  [lang] {
    line-height: ${tokens.leading.tight};
  }
  > small {
    color: ${tokens.color.textMuted};
    font-weight: ${tokens.weight.regular};
  }
`

type ClassTitleProps = { title: string; courses: readonly { id: number; name: string }[] }

/** Title of a class with its courses below, for table cells. */
export function ClassTitle({ title, courses }: ClassTitleProps) {
  return (
    <Box>
      <BlockBdi>{title}</BlockBdi>
      {courses.length > 0 && (
        <small>
          {courses.map(({ id, name }) => (
            <BlockBdi key={id}>{name}</BlockBdi>
          ))}
        </small>
      )}
    </Box>
  )
}
