import { Trans, useLingui } from '@lingui/react/macro'
import { Bdi, BlockBdi, useTextAttributes } from '#components/Bdi/Bdi.tsx'
import { type TranslatedPolicy, localizePolicies } from '#lib/school/schoolTexts.ts'
import { AccordionList, Section } from './FrontPage.styles.ts'

/** The school’s policies as an accordion, those in the reader’s language first. */
export function FrontPagePolicies({ policies }: { policies: readonly TranslatedPolicy[] }) {
  const { i18n } = useLingui()
  const getTextAttributes = useTextAttributes()
  return (
    <Section aria-labelledby="policies-title">
      <h2 id="policies-title">
        <Trans>Our policies</Trans>
      </h2>
      <AccordionList>
        {localizePolicies(policies, i18n.locale).map(({ title, description }) => (
          <details key={title.text + description.text}>
            <summary>
              <Bdi {...getTextAttributes(title, description.text)}>{title.text}</Bdi>
            </summary>
            <p>
              <BlockBdi {...getTextAttributes(description)}>{description.text}</BlockBdi>
            </p>
          </details>
        ))}
      </AccordionList>
    </Section>
  )
}
