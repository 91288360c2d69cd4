import { Trans, useLingui } from '@lingui/react/macro'
import { MessageCircle } from 'lucide-react'
import { BlockBdi } from '#components/Bdi/BlockBdi.ts'
import { SchoolContact } from '#components/SchoolContact/SchoolContact.tsx'
import { languages } from '#i18n/languages.ts'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { findDialableNumber } from '#lib/people/findDialableNumber.ts'
import { createWhatsAppLink } from '#lib/people/whatsAppLink.ts'
import { Languages, ContactGrid, Section } from './FrontPage.styles.ts'

/** Whom to ask, where the school is, and in which languages all this can be read. */
export function ContactSection() {
  const { t } = useLingui()
  const { contactPhone, address } = useSchoolSettings()
  const number = findDialableNumber(contactPhone)
  return (
    <Section id="contact" aria-labelledby="contact-title">
      <h2 id="contact-title">
        <Trans>Ask the school</Trans>
      </h2>
      <ContactGrid>
        <div>
          <SchoolContact />
          {number?.startsWith('+') && (
            <a href={createWhatsAppLink(t`I have a question about the school.`, number)} target="_blank" rel="noopener">
              <MessageCircle aria-hidden />
              <Trans>Write on WhatsApp</Trans>
            </a>
          )}
        </div>
        <div>
          {address !== undefined && (
            <address>
              <BlockBdi>{address}</BlockBdi>
            </address>
          )}
          <Languages role="list" aria-label={t`Languages of these pages`}>
            {languages.map(({ id, name }) => (
              <li key={id}>
                <a href={`?lang=${id}`} lang={id} hrefLang={id}>
                  {name}
                </a>
              </li>
            ))}
          </Languages>
        </div>
      </ContactGrid>
    </Section>
  )
}
