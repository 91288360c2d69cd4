import { Trans } from '@lingui/react/macro'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { TextLine } from '#components/Bdi/TextLine.ts'
import { Folds, Section } from './FrontPage.styles.ts'

type PoliciesProps = { policies: readonly { title: string; description: string }[] }

/** What holds at the school, each to be opened. */
export function Policies({ policies }: PoliciesProps) {
  return (
    <Section aria-labelledby="policies-title">
      <h2 id="policies-title">
        <Trans>What holds at our school</Trans>
      </h2>
      <Folds>
        {policies.map(({ title, description }) => (
          <details key={title + description}>
            <summary>
              <Bdi beside={description}>{title}</Bdi>
            </summary>
            <p>
              <TextLine>{description}</TextLine>
            </p>
          </details>
        ))}
      </Folds>
    </Section>
  )
}
