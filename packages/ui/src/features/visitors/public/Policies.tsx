import { Trans } from '@lingui/react/macro'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { BlockBdi } from '#components/Bdi/BlockBdi.ts'
import { AccordionList, Section } from './FrontPage.styles.ts'

type PoliciesProps = { policies: readonly { title: string; description: string }[] }

/** What holds at the school, each to be opened. */
export function Policies({ policies }: PoliciesProps) {
  return (
    <Section aria-labelledby="policies-title">
      <h2 id="policies-title">
        <Trans>What holds at our school</Trans>
      </h2>
      <AccordionList>
        {policies.map(({ title, description }) => (
          <details key={title + description}>
            <summary>
              <Bdi languageHint={description}>{title}</Bdi>
            </summary>
            <p>
              <BlockBdi>{description}</BlockBdi>
            </p>
          </details>
        ))}
      </AccordionList>
    </Section>
  )
}
