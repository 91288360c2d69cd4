import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { Button } from '#components/Button/Button.tsx'
import { Card } from '#components/Card/Card.tsx'
import { RemoteView } from '#components/RemoteView/RemoteView.tsx'
import { LoadingRegion, SkeletonLine } from '#components/Skeleton/Skeleton.tsx'
import { TextLink } from '#components/TextLink/TextLink.tsx'
import { codeOf } from '#model/personLabel.ts'
import type { Remote } from '#remote.ts'
import { People, Quiet } from './CourseScreen.styles.ts'

const SHOWN = 8

type Person = { id: number; name: string } & ({ std_id: string | null } | { teach_id: string | null })

type PeopleCardProps = {
  title: string
  people: Remote<Person[]>
  /** Said where there is nobody. */
  nobody: string
  getHref: (id: number) => string
}

/** Those who belong to a course, each with the way to their page. */
export function PeopleCard({ title, people, nobody, getHref }: PeopleCardProps) {
  return (
    <Card>
      <h2>{title}</h2>
      <RemoteView remote={people} loading={<PeopleLoading label={title} />}>
        {(all) => (all.length === 0 ? <Quiet>{nobody}</Quiet> : <PeopleList people={all} getHref={getHref} />)}
      </RemoteView>
    </Card>
  )
}

function PeopleList({ people, getHref }: { people: readonly Person[]; getHref: (id: number) => string }) {
  const { t } = useLingui()
  const [isWhole, setIsWhole] = useState(false)
  const count = people.length
  return (
    <>
      <People>
        {(isWhole ? people : people.slice(0, SHOWN)).map((person) => (
          <li key={person.id}>
            <TextLink href={getHref(person.id)}>
              <Bdi>{person.name}</Bdi>
            </TextLink>
            <small>
              <Bdi>{codeOf(person, t`N/A`)}</Bdi>
            </small>
          </li>
        ))}
      </People>
      {!isWhole && count > SHOWN && (
        <div>
          <Button size="sm" onPress={() => setIsWhole(true)}>
            <Trans>Show all {count}</Trans>
          </Button>
        </div>
      )}
    </>
  )
}

function PeopleLoading({ label }: { label: string }) {
  return (
    <LoadingRegion label={label}>
      <SkeletonLine width="60%" />
      <SkeletonLine width="40%" />
    </LoadingRegion>
  )
}
