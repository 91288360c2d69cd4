import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { TextLink } from '#components/TextLink/TextLink.tsx'
import { below } from '#theme/breakpoints.ts'
import { tokens } from '#theme/tokens.ts'

const List = styled.ul`
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};
`

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${tokens.space[2]} ${tokens.space[4]};
  align-items: center;
  padding: ${tokens.space[4]} ${tokens.space[5]};

  & + & {
    border-block-start: 1px solid ${tokens.color.border};
  }
  ${below('sm')} {
    grid-template-columns: minmax(0, 1fr);
    padding-inline: ${tokens.space[4]};
  }
`

const Words = styled.div`
  display: grid;
  gap: ${tokens.space[1]};
  justify-items: start;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

const About = styled.div`
  min-inline-size: 0;
  max-inline-size: 100%;
  color: ${tokens.color.textMuted};
`

const Beside = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]} ${tokens.space[3]};
  align-items: center;
  font-variant-numeric: tabular-nums;
`

export type RecordRow = {
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
export function RecordRows({ label, rows }: { label: string; rows: readonly RecordRow[] }) {
  return (
    <List aria-label={label}>
      {rows.map(({ id, title, href, about = [], beside }) => (
        <Row key={id}>
          <Words>
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
          </Words>
          {beside && <Beside>{beside}</Beside>}
        </Row>
      ))}
    </List>
  )
}
