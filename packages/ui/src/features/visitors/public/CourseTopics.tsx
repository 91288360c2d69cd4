import { Trans, useLingui } from '@lingui/react/macro'
import { BlockBdi } from '#components/Bdi/BlockBdi.ts'
import { Topics } from './CoursePage.styles.ts'

type CourseTopicsProps = { topics: readonly { title: string; description?: string }[] }

/** What a course teaches, one after the other, as far as the school shows it. */
export function CourseTopics({ topics }: CourseTopicsProps) {
  const { i18n } = useLingui()
  const numbered = topics.map((topic, index) => ({ ...topic, number: index + 1 }))
  return (
    <>
      <h2>
        <Trans>What you learn</Trans>
      </h2>
      <Topics role="list">
        {numbered.map(({ number, title, description }) => (
          <li key={number}>
            <span aria-hidden>{i18n.number(number)}</span>
            <h3>
              <BlockBdi languageHint={description}>{title}</BlockBdi>
            </h3>
            {description !== undefined && (
              <p>
                <BlockBdi>{description}</BlockBdi>
              </p>
            )}
          </li>
        ))}
      </Topics>
    </>
  )
}
