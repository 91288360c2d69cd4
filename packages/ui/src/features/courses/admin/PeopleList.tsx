import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Button } from '#components/Button/Button.tsx'
import { Card } from '#components/Card/Card.tsx'
import { Grid } from '#components/Grid/Grid.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { LinkButton } from '#components/LinkButton/LinkButton.tsx'
import { Text } from '#components/Text/Text.tsx'
import { TextLink } from '#components/TextLink/TextLink.tsx'
import { getPersonCode } from '#lib/people/personLabel.ts'

const SHOWN = 8

type Person = { id: number; name: string } & ({ std_id: string | null } | { teach_id: string | null })

type PeopleListProps = {
  label: string
  people: readonly Person[]
  /** How many there are, where these are only the first, and where all of them are read. */
  all?: { count: number; href: string } | undefined
  getHref: (id: number) => string
}

/** Those who belong to a course, each with the way to their page. */
export function PeopleList({ label, people, all, getHref }: PeopleListProps) {
  const { t, i18n } = useLingui()
  const [isWhole, setIsWhole] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const count = i18n.number(all?.count ?? people.length)
  // The button is gone then: the focus goes to the first of those that it brought.
  useEffect(() => {
    if (isWhole) list.current?.querySelectorAll('a')[SHOWN]?.focus()
  }, [isWhole])
  return (
    <Card>
      <Grid as="ul" minColumn="16rem" keepsEmpty gap="x-large" rowGap="medium" ref={list} aria-label={label}>
        {(isWhole ? people : people.slice(0, SHOWN)).map((person) => (
          <Inline as="li" key={person.id} gap="medium" rowGap="none" align="baseline" breaksWords>
            <TextLink href={getHref(person.id)}>
              <Bdi>{person.name}</Bdi>
            </TextLink>
            <Text as="small" tone="muted" size="sm">
              <Bdi>{getPersonCode(person, t`N/A`)}</Bdi>
            </Text>
          </Inline>
        ))}
      </Grid>
      {all && (
        <div data-off-paper>
          <LinkButton size="sm" href={all.href}>
            <Trans>Show all {count}</Trans>
          </LinkButton>
        </div>
      )}
      {!all && !isWhole && people.length > SHOWN && (
        <div data-off-paper>
          <Button size="sm" onPress={() => setIsWhole(true)}>
            <Trans>Show all {count}</Trans>
          </Button>
        </div>
      )}
    </Card>
  )
}
