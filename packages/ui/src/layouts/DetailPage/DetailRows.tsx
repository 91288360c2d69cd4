import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { Surface } from '#components/Surface/Surface.tsx'
import { TextLink } from '#components/TextLink/TextLink.tsx'
import { mediaDown } from '#theme/breakpoints.ts'
import { tokens } from '#theme/tokens.ts'

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${tokens.space[2]} ${tokens.space[4]};
  align-items: center;
  padding: ${tokens.space[4]} ${tokens.space[5]};

  ${mediaDown('sm')} {
    grid-template-columns: minmax(0, 1fr);
    padding-inline: ${tokens.space[4]};
  }
`

const About = styled.div`
  min-inline-size: 0;
  max-inline-size: 100%;
  color: ${tokens.color.textMuted};
`

export type DetailRow = {
  id: number | string
  /** What it is called, as somebody typed it. */
  title: string
  /** Where more about it stands. */
  href?: string | undefined
  /** What there is to know, each on a line of its own. */
  about?: readonly ReactNode[]
  /** At the end of the line: a state, a number, a way in. */
  beside?: ReactNode
}

/** The few things that belong to a record; a list that may be long is a `DataTable`. */
export function DetailRows({ label, rows }: { label: string; rows: readonly DetailRow[] }) {
  return (
    <Surface as="ul" isDivided aria-label={label}>
      {rows.map(({ id, title, href, about = [], beside }) => (
        <Row key={id}>
          <Stack gap="x-small" align="start" breaksWords>
            <strong>
              {href === undefined ? (
                <Bdi>{title}</Bdi>
              ) : (
                <TextLink href={href}>
                  <Bdi>{title}</Bdi>
                </TextLink>
              )}
            </strong>
            {about.filter(Boolean).map((line, at) => (
              // oxlint-disable-next-line react/no-array-index-key
              <About key={at}>{line}</About>
            ))}
          </Stack>
          {beside && (
            <Inline gap="medium" rowGap="small" isTabular>
              {beside}
            </Inline>
          )}
        </Row>
      ))}
    </Surface>
  )
}
