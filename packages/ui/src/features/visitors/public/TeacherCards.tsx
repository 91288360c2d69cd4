import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { styled } from 'styled-components'
import { Avatar } from '#components/Avatar/Avatar.tsx'
import { BlockBdi } from '#components/Bdi/Bdi.tsx'
import { Inline } from '#components/Inline/Inline.tsx'
import { formatLanguages } from '#lib/school/courseFacts.ts'
import type { PublicTeacher } from '#lib/school/PublicCourse.ts'
import { focusRing } from '#theme/mixins.ts'
import { mediaUp, tokens } from '#theme/tokens.ts'

const Grid = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[4]};

  ${mediaUp('sm')} {
    grid-template-columns: repeat(auto-fill, minmax(18rem, 1fr));
  }
`

const Card = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.space[3]} ${tokens.space[4]};
  align-content: start;
  align-items: center;
  min-inline-size: 0;
  padding: ${tokens.space[5]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};
  overflow-wrap: anywhere;

  h3 {
    font-size: ${tokens.text.lg};
  }
  > p {
    grid-column: 1 / -1;
    white-space: pre-line;
  }
`

const Others = styled.details`
  > summary {
    inline-size: fit-content;
    min-block-size: ${tokens.size.control};
    align-content: center;
    font-weight: ${tokens.weight.medium};
    cursor: pointer;
    ${focusRing}
  }
`

type TeacherCardProps = { teacher: Omit<PublicTeacher, 'id' | 'courseIds'> }

/** A teacher as visitors see them. */
export function TeacherCard({ teacher }: TeacherCardProps) {
  const { i18n } = useLingui()
  const { name, about, languages, experienceYears: years, photo } = teacher
  const list = formatLanguages(languages, i18n)
  const facts = [
    ...(list ? [{ id: 'languages', content: <Trans>Speaks {list}</Trans> }] : []),
    ...(years
      ? [{ id: 'years', content: <Plural value={years} one="# year of teaching" other="# years of teaching" /> }]
      : []),
  ]
  return (
    <Card>
      <Avatar name={name} url={photo ?? undefined} isLarge />
      <div>
        <h3>
          <BlockBdi languageHint={about}>{name}</BlockBdi>
        </h3>
        {facts.length > 0 && (
          <Inline as="ul" gap="medium" rowGap="none" tone="muted" size="sm" role="list">
            {facts.map(({ id, content }) => (
              <li key={id}>{content}</li>
            ))}
          </Inline>
        )}
      </div>
      {about !== '' && (
        <p>
          <BlockBdi>{about}</BlockBdi>
        </p>
      )}
    </Card>
  )
}

/** Number of teachers shown before the others are unfolded. */
const MAX_TEACHERS = 6

/** Teachers with a public profile; unfolding the others works without JavaScript. */
export function TeacherCards({ teachers }: { teachers: readonly PublicTeacher[] }) {
  const others = teachers.slice(MAX_TEACHERS)
  return (
    <>
      <Grid role="list">
        {teachers.slice(0, MAX_TEACHERS).map((teacher) => (
          <TeacherCard key={teacher.id} teacher={teacher} />
        ))}
      </Grid>
      {others.length > 0 && (
        <Others>
          <summary>
            <Plural value={others.length} one="Show # more teacher" other="Show # more teachers" />
          </summary>
          <Grid role="list">
            {others.map((teacher) => (
              <TeacherCard key={teacher.id} teacher={teacher} />
            ))}
          </Grid>
        </Others>
      )}
    </>
  )
}
